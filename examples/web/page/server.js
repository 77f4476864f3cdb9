// Questions to the server.

/** Asks, and throws an error with the server's words if it refuses. */
export async function ask(path, body, signal) {
  const request = body === undefined
    ? { signal }
    : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), signal };
  let answer;
  try {
    answer = await fetch(path, request);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Error("The server does not answer. Is it still running?");
  }
  const value = await answer.json();
  if (!answer.ok) throw new Error(value.error);
  return value;
}

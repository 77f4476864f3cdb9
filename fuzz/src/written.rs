//! What serde writes and reads.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

/// A value is the same after it has been written and read, as text and as bytes.
pub(crate) fn is_read_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let json = serde_json::to_string(value).expect("JSON");
    assert_eq!(serde_json::from_str::<T>(&json).expect("what was written"), *value, "{json}");
    let bytes = postcard::to_allocvec(value).expect("bytes");
    assert_eq!(postcard::from_bytes::<T>(&bytes).expect("what was written"), *value, "{json}");
}

/// Reads bytes that may be anything, as JSON and in a binary format. What is refused is refused in words.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> [Option<T>; 2] {
    fn words<T, E: std::error::Error>(read: Result<T, E>) -> Option<T> {
        read.inspect_err(|error| assert!(!error.to_string().is_empty())).ok()
    }
    [words(serde_json::from_slice(bytes)), words(postcard::from_bytes(bytes))]
}

//! Counts the same lines of play with manqala and with crates that others published, and prints ratios.

mod agreement;
mod contest;
mod kalah;
mod median;
mod oware;
mod table;
mod walk;

fn main() {
    println!("{}", oware::agreement());
    println!("{}", kalah::agreement());
    for contest in oware::CONTESTS.iter().chain(&kalah::CONTESTS) {
        contest.run();
    }
}

"""Measures search and answers of a RAG system on labeled questions. Needs Python 3.10 or newer and no packages."""

# region metrics
from math import comb, sqrt


def hit(found: list[str], needed: set[str], k: int) -> bool:
    """True if all needed passages are among the first k. A passage found twice uses up two places."""
    return needed <= set(found[:k])


def reciprocal_rank(found: list[str], needed: set[str]) -> float:
    return next((1 / rank for rank, item in enumerate(found, start=1) if item in needed), 0.0)


def wilson(successes: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """95% interval of a share, usable for small samples."""
    if trials == 0:
        return 0.0, 1.0  # nothing was measured, so every share is possible
    share = successes / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials**2)) / (1 + z * z / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def report(name: str, results: list[bool]) -> str:
    low, high = wilson(sum(results), len(results))
    return f"{name}: {sum(results)}/{len(results)}, plausibly {low:.0%} to {high:.0%}"
# endregion


# region compare
def compare(before: list[bool], after: list[bool]) -> tuple[int, int, float]:
    """Questions that a change repaired, those that it broke, and how often chance alone is that uneven (McNemar, exact)."""
    fixed = sum(new and not old for old, new in zip(before, after, strict=True))
    broken = sum(old and not new for old, new in zip(before, after, strict=True))
    return fixed, broken, chance(fixed, broken)


def chance(fixed: int, broken: int) -> float:
    flipped = fixed + broken
    tail = sum(comb(flipped, count) for count in range(min(fixed, broken) + 1))
    return min(1.0, 2 * tail / 2**flipped)
# endregion


# region kappa
def kappa(first: list[str], second: list[str]) -> float:
    """Agreement of two people beyond what their habits alone would give (Cohen). 1 is full, 0 is chance."""
    total = len(first)
    seen = sum(a == b for a, b in zip(first, second, strict=True)) / total
    expected = sum(first.count(label) * second.count(label) for label in set(first)) / total**2
    return 1.0 if expected == 1 else (seen - expected) / (1 - expected)
# endregion


def power(questions: int, fixes: float, breaks: float, limit: float = 0.05) -> float:
    """How often a comparison shows a change that repairs and breaks these shares of all questions."""
    same = 1 - fixes - breaks
    return sum(
        comb(questions, fixed) * comb(questions - fixed, broken)
        * fixes**fixed * breaks**broken * same ** (questions - fixed - broken)
        for fixed in range(questions + 1)
        for broken in range(questions + 1 - fixed)
        if fixed > broken and chance(fixed, broken) < limit
    )


def main() -> None:
    for successes, trials in ((18, 20), (45, 50), (90, 100), (180, 200), (360, 400)):
        low, high = wilson(successes, trials)
        print(f"{successes} of {trials}: {low:.0%} to {high:.0%}")
    for fixed, broken in ((3, 0), (5, 0), (6, 0), (8, 1), (8, 2), (10, 2), (12, 4)):
        print(f"{fixed} repaired, {broken} broken: {chance(fixed, broken):.3f}")
    for fixes, breaks in ((0.20, 0.02), (0.15, 0.05), (0.10, 0.02), (0.06, 0.03)):
        shares = ", ".join(f"{power(n, fixes, breaks):.0%} with {n}" for n in (50, 100, 200))
        print(f"repairs {fixes:.0%}, breaks {breaks:.0%}: seen {shares}")


if __name__ == "__main__":
    main()

"""Repeats both lessons with forty seeds, so that a class sees how far one number can be from the next."""

import groups
import leakage

if __name__ == "__main__":
    for lesson in (leakage, groups):
        results = [lesson.score(seed) for seed in range(40)]
        for name in results[0]:
            values = [result[name] for result in results]
            mean = sum(values) / len(values)
            print(f"{name}: mean {mean.round(2)}, from {min(values).round(2)} to {max(values).round(2)}")

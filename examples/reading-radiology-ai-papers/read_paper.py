"""Recomputes two numbers that abstracts of accuracy studies leave out. Needs Python 3.10 or newer and no packages."""

# region numbers
from math import nan, sqrt


def ppv(sensitivity: float, specificity: float, prevalence: float) -> float:
    true = sensitivity * prevalence
    false = (1 - specificity) * (1 - prevalence)
    return true / (true + false) if true + false else nan  # without alarms there is no share of right ones


def wilson(hits: int, n: int, z: float = 1.96) -> tuple[float, float]:
    p, d = hits / n, 1 + z * z / n
    middle = (p + z * z / (2 * n)) / d
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / d
    return middle - half, middle + half


if __name__ == "__main__":
    for prevalence in (0.5, 0.2, 0.05, 0.01):
        print(f"{prevalence:.0%}: PPV {ppv(0.9, 0.9, prevalence):.1%}")
    print("18 of 20: {:.0%} to {:.0%}".format(*wilson(18, 20)))
# endregion

"""The net benefit that a decision curve shows. Needs Python 3.10 or newer and no packages."""


# region benefit
def net_benefit(sensitivity: float, specificity: float, prevalence: float, threshold: float) -> float:
    """True alarms per patient, minus the false ones at the exchange rate of the threshold."""
    rate = threshold / (1 - threshold)
    return sensitivity * prevalence - (1 - specificity) * (1 - prevalence) * rate
# endregion

/** Until so many hours before the start visitors move and cancel an appointment themselves; then they call. */
export const changeHours = 2

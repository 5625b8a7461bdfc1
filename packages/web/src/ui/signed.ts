/** Points with their sign, as typeset: "−12", "+3", "0". */
export const signed = (points: number): string =>
  points === 0 ? '0' : points < 0 ? `−${-points}` : `+${points}`;

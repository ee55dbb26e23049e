/** A path of 8 by 9.5, to be stroked. */
export const lockPath = "M0 4h8v5.500H0ZM1.500 4V2.500a2.500 2.500 0 0 1 5 0V4";

/** For values that only a forged form contains. */
export const invalidValue = "Verdien kan ikke brukes";

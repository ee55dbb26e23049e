export const invalidValue = "Verdien kan ikke brukes";

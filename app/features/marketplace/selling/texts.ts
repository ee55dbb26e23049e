export const sellingErrors = {
  price: "Skriv prisen dere ble enige om",
  priceTooLarge: (max: string) => `Prisen kan være høyst ${max}`,
} as const;

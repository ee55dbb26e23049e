export const commissionMailTexts = {
  subject: (title: string) => `Provisjon for «${title}»`,
  heading: "Takk for handelen",
  sold: (title: string, price: string) => `Du har solgt «${title}» for ${price}.`,
  due: (commission: string) => `Jaord får fem prosent, ${commission}.`,
  account: (account: string, id: number) =>
    `Betal til konto ${account}, og merk betalingen med ${id}.`,
  mistake:
    "Ble det ikke noe av salget, angrer du det under «Mine annonser». Da er det ingenting å betale.",
  button: "Mine annonser",
} as const;

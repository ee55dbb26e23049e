export const budgetExportTexts = {
  fileName: "budsjett",
  sheetName: "Budsjett",
  columns: {
    level: "Nivå",
    category: "Kategori",
    item: "Budsjettpost",
    payment: "Betaling",
    budget: "Budsjett",
    spent: "spent_amount",
    planned: "Anslått",
    agreed: "Avtalt",
    amount: "Beløp",
    paid: "Betalt",
    dueDate: "Forfall",
    paidOn: "Betalt dato",
    payee: "Mottaker",
    payers: "Hvem betaler",
    notes: "Notater",
  },
  levels: { category: "Kategori", item: "Post", payment: "Betaling", total: "Sum" },
  calendar: {
    title: (name: string, amount: string) => `Forfall: ${name}, ${amount}`,
    description: (category: string, payee: string | null) =>
      payee ? `${category}. Betales til ${payee}.` : `${category}.`,
  },
} as const;

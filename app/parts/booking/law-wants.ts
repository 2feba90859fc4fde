/** Why the law wants an address on an invoice, where it does. */
export const LAW_WANTS = 'The law wants your address and state on an invoice of ₹50,000 or more (CGST Rule 46).'

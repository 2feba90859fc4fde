/** The pages a buyer must be able to read before paying (E-Commerce Rules 2020 and the notice of the DPDP Act; reference PRICING §4.5), by their addresses. */
export const PAPERS = ['terms-and-conditions', 'refund-cancellation', 'privacy-policy'] as const
export type Paper = (typeof PAPERS)[number]

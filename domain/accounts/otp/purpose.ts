/** What a one-time code proves a mobile or an e-mail for. A code or a grant for one purpose is worth nothing for another. */
export const OTP_PURPOSES = ['signup', 'reset', 'change-mobile', 'change-email', 'enquiry'] as const
export type OtpPurpose = (typeof OTP_PURPOSES)[number]

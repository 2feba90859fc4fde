/** What a one-time code proves a mobile or an e-mail for. A code or a grant for one purpose is worth nothing for another. */
export const OTP_PURPOSES = [
  'signup',
  'reset',
  'signup-by-mail',
  'reset-by-mail',
  'change-mobile',
  'change-email',
  'second-factor',
  'enquiry',
  'booking',
  'booking-by-mail',
  'data',
  'data-by-mail',
] as const
export type OtpPurpose = (typeof OTP_PURPOSES)[number]

/** Whether a code for this goes by e-mail: it proves that address, and of the mobile typed beside it nothing. */
export function verifiesEmail(purpose: OtpPurpose): boolean {
  return purpose === 'change-email' || purpose === 'second-factor' || purpose.endsWith('-by-mail')
}

import { CONTACT_FAULTS } from '#domain/contact/fault-words.ts'

/** What an island refuses by itself, before a server is asked or where none answers. Islands read this part of the table alone: it is what a browser fetches. */
export const ISLAND_REFUSALS = {
  'invalid-email': { status: 400, message: CONTACT_FAULTS.email },
  'invalid-mobile': { status: 400, message: CONTACT_FAULTS.mobile },
  'invalid-name': { status: 400, message: CONTACT_FAULTS.name },
  'otp-missing': { status: 400, message: 'Please enter OTP.' },
  'otp-wrong': { status: 422, message: 'Invalid OTP. Try again.' },
  'otp-unsent': { status: 422, message: 'Please send OTP first.' },
  'otp-unproven': { status: 422, message: 'Please verify OTP first.' },
  'password-empty': { status: 400, message: 'Please enter your password.' },
  'password-missing': { status: 400, message: 'Please enter new password.' },
  'bad-voucher': {
    status: 422,
    message: 'That is no voucher of ours, or it was changed. Look up the booking before you let anybody travel.',
  },
  'unexpected-error': { status: 500, message: 'Something went wrong. Try again.' },
} as const

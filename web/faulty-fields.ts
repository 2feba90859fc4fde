import type { Refusal } from './refusals.ts'

/** The names fields of accounts go by. */
export const FAULTY_FIELDS = ['name', 'email', 'mobile', 'otp', 'password', 'newPassword', 'photo'] as const
export type FaultyField = (typeof FAULTY_FIELDS)[number]

const FIELDS: Partial<Record<Refusal, readonly FaultyField[]>> = {
  'invalid-name': ['name'],
  'name-unfit': ['name'],
  'invalid-email': ['email'],
  'invalid-mobile': ['mobile'],
  'otp-country': ['mobile'],
  'otp-unsent': ['mobile'],
  'otp-unproven': ['otp'],
  'otp-missing': ['otp'],
  'otp-wrong': ['otp'],
  'otp-locked': ['otp'],
  'account-unknown': ['email', 'mobile'],
  'account-exists': ['email', 'mobile'],
  'already-taken': ['email', 'mobile'],
  'login-wrong': ['email', 'password'],
  'password-empty': ['password'],
  'password-wrong': ['password'],
  'proof-needed': ['password'],
  'password-missing': ['newPassword'],
  'password-short': ['newPassword'],
  'password-long': ['newPassword'],
  'password-common': ['newPassword'],
  'password-own': ['newPassword'],
  'no-file': ['photo'],
  'too-large': ['photo'],
  'too-many-pixels': ['photo'],
  'not-an-image': ['photo'],
  'took-too-long': ['photo'],
  'unsupported-type': ['photo'],
}

/** Which fields a refusal is about; none where it is about none of them. */
export function faultyFieldsOf(reason: Refusal): readonly FaultyField[] {
  return FIELDS[reason] ?? []
}

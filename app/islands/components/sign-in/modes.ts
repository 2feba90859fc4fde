import { ISLAND_REFUSALS } from '#web/island-refusals.ts'

export const MODES = ['login', 'register', 'forgot'] as const
/** The three modes of the login popup (SPEC §4). */
export type Mode = (typeof MODES)[number]

export type OtpState = 'not-sent' | 'sent' | 'verified'
/** The whole form (SPEC §3). */
const FORM = ['name', 'email', 'password', 'mobile', 'otp', 'newPassword', 'countryCode'] as const
export type FieldName = (typeof FORM)[number]
export type TypedFields = Partial<Record<FieldName, string>>
export type ModeWords = { success: string; failure: string }

type Field = {
  name: FieldName
  label: string
  type: string
  autoComplete: string
  /** Left out where a message of SPEC §5 asks for it instead of the browser. */
  required?: boolean
  minLength?: number
  maxLength?: number
}

const LONGEST_PASSWORD = 128
const SHORTEST_PASSWORD = 8

const required = true
const name: Field = { name: 'name', label: 'Full name', type: 'text', autoComplete: 'name', required, maxLength: 80 }
const email: Field = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autoComplete: 'username',
  required,
  maxLength: 254,
}
const password: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'current-password',
  required,
}
const newPassword = { autoComplete: 'new-password', minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD }

type ModeFacts = {
  title: string
  submit: string
  path: string
  fields: Field[]
  /** What of the form is sent: the payload of SPEC §7. */
  sends: readonly FieldName[]
  /** Whether the mobile number is verified by an OTP before the form is sent. */
  needsOtp: boolean
  /** What is said when the server says nothing (SPEC §8). */
  words: ModeWords
}

export const MODE_FACTS: Record<Mode, ModeFacts> = {
  login: {
    title: 'Login',
    submit: 'Login',
    path: '/api/authentication/login',
    fields: [email, password],
    sends: ['email', 'password'],
    needsOtp: false,
    words: { success: 'Login Successful!', failure: 'Login Failed.' },
  },
  register: {
    title: 'Create Account',
    submit: 'Create Account',
    path: '/api/authentication/signup',
    fields: [name, email, { ...password, ...newPassword }],
    sends: FORM,
    needsOtp: true,
    words: { success: 'Registration Successful!', failure: 'Registration Failed.' },
  },
  forgot: {
    title: 'Forgot Password',
    submit: 'Reset Password',
    path: '/api/authentication/forgot-password',
    fields: [email, { ...password, ...newPassword, name: 'newPassword', label: 'New password', required: false }],
    sends: FORM,
    needsOtp: true,
    words: { success: 'Password reset successfully!', failure: 'Failed to reset password.' },
  },
}

type OtpCall = { path: string; sends: readonly FieldName[]; words: ModeWords }

/** Said when a call could not be reached (SPEC §8). */
export const NETWORK_FAILURE = ISLAND_REFUSALS['unexpected-error'].message

const SENT: ModeWords = { success: 'OTP sent successfully!', failure: 'Failed to send OTP.' }

/** The calls of the OTP flow (SPEC §7, §8). */
export const OTP_CALLS: Record<'send' | 'resend' | 'verify', OtpCall> = {
  send: { path: '/api/authentication/send-otp', sends: ['email', 'mobile'], words: SENT },
  resend: { path: '/api/authentication/resend-otp', sends: ['email', 'mobile'], words: SENT },
  verify: {
    path: '/api/authentication/verify-otp',
    sends: ['email', 'mobile', 'otp'],
    words: { success: 'OTP verified successfully!', failure: ISLAND_REFUSALS['otp-wrong'].message },
  },
}

export type CodesBy = 'sms' | 'email'
/** What is said of a code before it is sent, while it is on its way and once it was right. */
export type OtpWords = { before?: string; sent?: string; verified: string }

const BY_MAIL: OtpWords = {
  before: 'The OTP comes by e-mail, to the address above.',
  sent: 'We sent it to the e-mail address above.',
  verified: 'E-mail verified.',
}
const BY_SMS: OtpWords = { verified: 'Mobile number verified.' }

/** Where a code comes to. An account whose mobile was never verified gets it by e-mail, whether or not there is one. */
export const OTP_COMES: Record<CodesBy, Record<Mode, OtpWords>> = {
  email: { login: BY_MAIL, register: BY_MAIL, forgot: BY_MAIL },
  sms: {
    login: BY_SMS,
    register: BY_SMS,
    forgot: {
      before: 'The OTP comes by SMS, or by e-mail if your mobile number was never verified.',
      verified: 'OTP verified.',
    },
  },
}

/** How long a code may be typed, and how long a closed form shows what it did (SPEC §9). */
export const OTP_SECONDS = 120
export const CLOSES_AFTER_MS = 1500
const SHORTEST_MOBILE = 8

/** What a call is sent of the form; a field that is not there is empty. */
export function pick(typed: TypedFields, names: readonly FieldName[]): TypedFields {
  return Object.fromEntries(names.map((each) => [each, typed[each] ?? '']))
}

/** A refusal, and the field it is about. */
export type FaultyForm = { ok: false; message: string; fields: readonly FieldName[] }

function faulty(field: FieldName, reason: keyof typeof ISLAND_REFUSALS): FaultyForm {
  return { ok: false, message: ISLAND_REFUSALS[reason].message, fields: [field] }
}

/** Why an OTP cannot be sent to what was typed, if it cannot (SPEC §5). */
export function refuseMobile(mobile: string | undefined): FaultyForm | undefined {
  return (mobile ?? '').trim().length < SHORTEST_MOBILE ? faulty('mobile', 'invalid-mobile') : undefined
}

/** Why an OTP cannot be verified, if it cannot (SPEC §5). */
export function refuseOtp(otp: string | undefined): FaultyForm | undefined {
  return (otp ?? '').trim() === '' ? faulty('otp', 'otp-missing') : undefined
}

/** Why a form cannot be sent yet, if it cannot: in the words and the order of SPEC §5, then what is required. */
export function refuseForm(mode: Mode, typed: TypedFields, otp: OtpState): FaultyForm | undefined {
  const { needsOtp, fields } = MODE_FACTS[mode]
  if (needsOtp && otp === 'not-sent') return faulty('mobile', 'otp-unsent')
  if (needsOtp && otp === 'sent') return faulty('otp', 'otp-unproven')
  if (mode === 'forgot' && !typed.newPassword) return faulty('newPassword', 'password-missing')
  const missing = REQUIRED.find(([name]) => !typed[name] && fields.some((field) => field.name === name))
  return missing && faulty(missing[0], missing[1])
}

// SPEC §5 requires these without words of its own; the server refuses them in the same.
const REQUIRED = [
  ['name', 'invalid-name'],
  ['email', 'invalid-email'],
  ['password', 'password-empty'],
] as const

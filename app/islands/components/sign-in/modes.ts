export const MODES = ['login', 'register', 'forgot'] as const
/** The three modes of the login popup (SPEC §4). */
export type Mode = (typeof MODES)[number]

export type FieldName = 'name' | 'email' | 'password' | 'newPassword' | 'mobile' | 'otp'
export type Typed = Partial<Record<FieldName, string>>

type Field = {
  name: FieldName
  label: string
  type: string
  autoComplete: string
  placeholder?: string
  maxLength?: number
}

const name: Field = { name: 'name', label: 'Full name', type: 'text', autoComplete: 'name' }
const email: Field = { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' }
const password: Field = { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' }

type ModeFacts = {
  title: string
  submit: string
  path: string
  fields: Field[]
  /** Whether the mobile number is proven by an OTP before the form is sent. */
  needsOtp: boolean
  /** What is said when the server says nothing (SPEC §8). */
  failure: string
  success: string
}

export const MODE_FACTS: Record<Mode, ModeFacts> = {
  login: {
    title: 'Login',
    submit: 'Login',
    path: '/api/authentication/login',
    fields: [email, password],
    needsOtp: false,
    failure: 'Login Failed.',
    success: 'Login Successful!',
  },
  register: {
    title: 'Create Account',
    submit: 'Create Account',
    path: '/api/authentication/signup',
    fields: [name, email, { ...password, autoComplete: 'new-password' }],
    needsOtp: true,
    failure: 'Registration Failed.',
    success: 'Registration Successful!',
  },
  forgot: {
    title: 'Forgot Password',
    submit: 'Reset Password',
    path: '/api/authentication/forgot-password',
    fields: [email, { ...password, name: 'newPassword', label: 'New password', autoComplete: 'new-password' }],
    needsOtp: true,
    failure: 'Failed to reset password.',
    success: 'Password reset successfully!',
  },
}

const SHORTEST_MOBILE = 8

/** Why an OTP cannot be sent to what was typed, if it cannot (SPEC §5). */
export function refuseMobile(mobile: string | undefined): string | undefined {
  return (mobile ?? '').trim().length < SHORTEST_MOBILE ? 'Please enter a valid mobile number.' : undefined
}

/** Why a form cannot be sent yet, if it cannot (SPEC §5). */
export function refuseForm(mode: Mode, typed: Typed, otp: 'not-sent' | 'sent' | 'verified'): string | undefined {
  if (!MODE_FACTS[mode].needsOtp) return undefined
  if (otp === 'not-sent') return 'Please send OTP first.'
  if (otp === 'sent') return 'Please verify OTP first.'
  return mode === 'forgot' && !typed.newPassword ? 'Please enter new password.' : undefined
}

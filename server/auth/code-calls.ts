import type { Context } from 'hono'
import { sendOtp, whenCodeWasSent } from '#domain/accounts/otp/send-otp.server.ts'
import { verifyOtp } from '#domain/accounts/otp/verify-otp.server.ts'
import { resetPassword, signUp } from '#domain/accounts/registration.server.ts'
import type { OtpVerification } from '#domain/accounts/registration.server.ts'
import type { RequestServices } from './request-services.ts'
import { textIn } from '#web/forms.ts'
import { faultyFieldsOf } from '#web/faulty-fields.ts'
import type { Form } from '#web/forms.ts'
import type { AuthOutcome, PageState } from './outcome.ts'
import { deviceCookie } from './sign-in.ts'

/** When another code may be sent to a number (FINDINGS §4.3): a locked one is no reason to wait longer. */
const NEXT_CODE_SECONDS = 30

/** `{email, mobile}` → a code by SMS. The answer is one and the same whether or not anybody has an account. */
export async function sendCode(services: RequestServices, c: Context, form: Form): Promise<AuthOutcome> {
  const browser = services.browser(c)
  const { network } = services.device(c)
  const proofOfWork = textIn(form, 'proof')
  const asked = { mobile: form['mobile'], email: form['email'], browserHash: browser.hash, network }
  const deviceToken = services.cookie(c, 'device')
  const sent = await sendOtp(services, {
    ...asked,
    ...(proofOfWork ? { proofOfWork } : {}),
    ...(deviceToken ? { deviceToken } : {}),
  })
  const setCookies = [browser.setCookie]
  if (!sent.ok) return { ...sent, page: () => otpStateOf(services, c, form), setCookies }
  return {
    ok: true,
    message: 'OTP sent successfully!',
    body: sent.value,
    page: { otp: 'sent', sentAt: services.clock.now().getTime() },
    setCookies,
  }
}

/** `{email, mobile, otp}` → a grant in a cookie, good for one sign-up or one new password. */
export async function verifyCode(services: RequestServices, c: Context, form: Form): Promise<AuthOutcome> {
  const browser = services.browser(c)
  const { mobile, email, otp } = form
  const verified = await verifyOtp(services, { mobile, email, otp, browserHash: browser.hash })
  if (!verified.ok)
    return {
      ...verified,
      retryAfterSeconds: NEXT_CODE_SECONDS,
      page: () => otpStateOf(services, c, form),
      setCookies: [browser.setCookie],
    }
  const { grantToken, expiresInSeconds } = verified.value
  return {
    ok: true,
    message: 'OTP verified successfully!',
    page: { otp: 'verified' },
    setCookies: [browser.setCookie, services.jar.set('grant', grantToken, expiresInSeconds)],
  }
}

/** The whole form → an account. It signs nobody in: the page does that with what was typed. */
export async function register(services: RequestServices, c: Context, form: Form): Promise<AuthOutcome> {
  const made = await signUp(services, form, verificationOf(services, c))
  if (!made.ok) {
    const fields = faultyFieldsOf(made.reason).map((field) => (field === 'newPassword' ? 'password' : field))
    return { ...made, fields, page: () => afterRefusal(services, c, form, made.reason) }
  }
  return finished(services, 'Registration Successful!')
}

/** `{email, mobile, newPassword}` → the account of that mobile and e-mail has a new password, and every session of it is over. */
export async function forgotPassword(services: RequestServices, c: Context, form: Form): Promise<AuthOutcome> {
  const reset = await resetPassword(services, form, verificationOf(services, c))
  if (!reset.ok) return { ...reset, page: () => afterRefusal(services, c, form, reset.reason) }
  // Whoever set the password here may log in from here, without a script too, however many strangers try.
  return finished(services, 'Password reset successfully!', [deviceCookie(services, c, reset.value.userId)])
}

function finished({ jar }: RequestServices, message: string, more: string[] = []): AuthOutcome {
  return { ok: true, message, page: { mode: 'login', otp: 'not-sent' }, setCookies: [jar.clear('grant'), ...more] }
}

function verificationOf(services: RequestServices, c: Context): OtpVerification {
  return { grantToken: services.cookie(c, 'grant') ?? '', browserHash: services.browser(c).hash }
}

/** Only a fault of a field, or a password that must wait its turn, leaves the mobile verified. */
async function afterRefusal(services: RequestServices, c: Context, form: Form, reason: string): Promise<PageState> {
  if (reason === 'account-exists' || reason === 'account-unknown') return { otp: 'not-sent' }
  return reason === 'otp-unsent' || reason === 'otp-unproven' ? otpStateOf(services, c, form) : { otp: 'verified' }
}

/** A code stays good while its countdown runs, whatever was refused since. */
async function otpStateOf(services: RequestServices, c: Context, { mobile, email }: Form): Promise<PageState> {
  const sentAt = await whenCodeWasSent(services, { mobile, email, browserHash: services.browser(c).hash })
  return sentAt ? { otp: 'sent', sentAt: sentAt.getTime() } : { otp: 'not-sent' }
}

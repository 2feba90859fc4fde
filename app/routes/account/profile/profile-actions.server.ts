import type { RouterContextProvider } from 'react-router'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { visitorOf } from '#app/routes/account/visitor-of.ts'
import type { Refusal } from '#web/refusals.ts'
import { unlinkIdentity } from '#domain/accounts/identities.server.ts'
import { sendChangeOtp } from '#domain/accounts/otp/send-otp.server.ts'
import type { ChangePurpose } from '#domain/accounts/otp/otp-target.ts'
import type { ProofOfWorkChallenge } from '#domain/contact/proof-of-work.server.ts'
import { PasswordsBusy } from '#domain/accounts/passwords.server.ts'
import { requestDeletion, undoDeletion } from '#domain/accounts/deletion.server.ts'
import {
  changeEmail,
  changeMobile,
  changeName,
  changePassword,
  changePhoto,
  removePhoto,
  saveNotificationChoices,
} from '#domain/accounts/profile.server.ts'
import { endOwnSessions, endOwnSession } from '#domain/accounts/sessions.server.ts'
import { EncodersBusy } from '#domain/media/encoders.ts'
import { refused } from '#platform/result.ts'
import type { Result } from '#platform/result.ts'
import type { ProfileAction } from './profile-action.ts'

type ProfileResult = Result<unknown, Refusal> & { challenge?: ProofOfWorkChallenge }
type ProfileRequest = { context: Readonly<RouterContextProvider>; form: FormData }

/** Does what a form of the profile asks for, through the rooms, which ask again whether this person may. */
export async function runProfileAction(action: ProfileAction, request: ProfileRequest): Promise<ProfileResult> {
  try {
    return await WORK[action](request)
  } catch (error) {
    if (error instanceof PasswordsBusy || error instanceof EncodersBusy) return refused('busy')
    throw error
  }
}

const WORK: Record<ProfileAction, (request: ProfileRequest) => Promise<ProfileResult>> = {
  name: async ({ context, form }) => changeName(dbOf(context), visitorOf(context), form.get('name')),
  photo: takePhoto,
  'no-photo': async ({ context }) => removePhoto(context.get(servicesContext), visitorOf(context)),
  'send-mobile': (request) => sendCode(request, 'change-mobile', request.form.get('mobile')),
  mobile: async ({ context, form }) =>
    changeMobile(context.get(servicesContext), visitorOf(context), {
      mobile: form.get('mobile'),
      ...codeIn(context, form),
    }),
  'send-email': (request) => sendCode(request, 'change-email', request.form.get('email')),
  email: async ({ context, form }) =>
    changeEmail(context.get(servicesContext), visitorOf(context), {
      email: form.get('email'),
      ...codeIn(context, form),
    }),
  password: async ({ context, form }) =>
    changePassword(context.get(servicesContext), visitorOf(context), {
      current: textIn(form, 'password'),
      next: textIn(form, 'newPassword'),
    }),
  // An identity is linked by coming back from its provider; the word only stands in the address afterwards.
  link: async () => refused('unknown'),
  unlink: async ({ context, form }) =>
    unlinkIdentity(context.get(servicesContext), visitorOf(context), {
      provider: textIn(form, 'provider'),
      password: textIn(form, 'password'),
    }),
  'end-session': async ({ context, form }) =>
    endOwnSession(context.get(servicesContext), visitorOf(context), textIn(form, 'session')),
  'end-others': async ({ context }) =>
    endOwnSessions(context.get(servicesContext), visitorOf(context), { but: 'this' }),
  'end-all': async ({ context }) => endOwnSessions(context.get(servicesContext), visitorOf(context), { but: 'none' }),
  notifications: async ({ context, form }) =>
    saveNotificationChoices(dbOf(context), visitorOf(context), {
      email: form.has('emailNews'),
      sms: form.has('smsNews'),
    }),
  delete: async ({ context, form }) =>
    requestDeletion(context.get(servicesContext), visitorOf(context), { password: textIn(form, 'password') }),
  keep: async ({ context }) => undoDeletion(context.get(servicesContext), visitorOf(context)),
}

async function takePhoto({ context, form }: ProfileRequest): Promise<ProfileResult> {
  const photo = form.get('photo')
  if (!(photo instanceof File) || photo.size === 0) return refused('no-file')
  const bytes = new Uint8Array(await photo.arrayBuffer())
  return changePhoto(context.get(servicesContext), visitorOf(context), bytes)
}

function sendCode({ context, form }: ProfileRequest, purpose: ChangePurpose, target: unknown): Promise<ProfileResult> {
  const { browserHash, device } = context.get(visitContext)
  const proofOfWork = textIn(form, 'proof')
  return sendChangeOtp(context.get(servicesContext), visitorOf(context), {
    purpose,
    target,
    browserHash,
    network: device.network,
    ...(proofOfWork ? { proofOfWork } : {}),
  })
}

function codeIn(context: Readonly<RouterContextProvider>, form: FormData) {
  const { browserHash } = context.get(visitContext)
  return { otp: form.get('otp'), password: textIn(form, 'password'), browserHash }
}

function dbOf(context: Readonly<RouterContextProvider>) {
  return context.get(servicesContext).db
}

function textIn(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

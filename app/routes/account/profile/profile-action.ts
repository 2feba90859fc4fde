import type { ProofOfWorkChallenge } from '#domain/contact/proof-of-work.server.ts'
import type { FaultyField } from '#web/faulty-fields.ts'

/** Everything one can do on the profile; a form says which in its field `intent`. */
export const PROFILE_ACTIONS = {
  name: { section: 'name', done: 'Your name is saved.' },
  photo: { section: 'photo', done: 'Your photo is saved.' },
  'no-photo': { section: 'photo', done: 'Your photo is gone.' },
  'send-mobile': { section: 'mobile', done: 'OTP sent successfully!' },
  mobile: { section: 'mobile', done: 'Your mobile number is changed.' },
  'send-email': { section: 'email', done: 'OTP sent successfully!' },
  email: { section: 'email', done: 'Your e-mail is changed. We have told the old address.' },
  password: { section: 'password', done: 'Your password is changed, and your other devices are logged out.' },
  link: { section: 'identities', done: 'The account is linked.' },
  unlink: { section: 'identities', done: 'It does not open your account any more.' },
  'end-session': { section: 'devices', done: 'That device is logged out.' },
  'end-others': { section: 'devices', done: 'Your other devices are logged out.' },
  'end-all': { section: 'devices', done: 'You are logged out everywhere.' },
  notifications: { section: 'notifications', done: 'Your choices are saved.' },
  delete: { section: 'delete', done: 'Your account will be deleted in seven days.' },
  keep: { section: 'delete', done: 'Your account stays. Good to have you.' },
} as const
export type ProfileAction = keyof typeof PROFILE_ACTIONS
export type ProfileSection = (typeof PROFILE_ACTIONS)[ProfileAction]['section']

/** A code that was sent to a new mobile or e-mail, and waits to be typed. */
export type SentCode = { to: string; at: number }

/** What a form that was not sent on is told: why, and what had been typed into it. */
export type ProfileReply = {
  action: ProfileAction
  ok: boolean
  message: string
  /** The fields it is about. */
  fields?: readonly FaultyField[]
  typed: Record<string, string>
  sent?: SentCode
  challenge?: ProofOfWorkChallenge
}

/** The action a word names, if it names one. */
export function readProfileAction(word: unknown): ProfileAction | undefined {
  return typeof word === 'string' && Object.hasOwn(PROFILE_ACTIONS, word) ? (word as ProfileAction) : undefined
}

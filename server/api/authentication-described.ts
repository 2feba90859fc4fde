import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { ROLES } from '#domain/policy/role.ts'
import { REFUSALS } from '#web/refusals.ts'
import type { Refusal } from '#web/refusals.ts'
import { FormRefused, Message, refused } from './shapes/answers.ts'
import { Id } from './shapes/ids.ts'

const Email = z.string().openapi({ example: 'meera@example.org' })
const Mobile = z
  .string()
  .openapi({ description: 'With its country code, or an Indian one.', example: '+91 98123 45678' })
const Otp = z.string().openapi({ description: 'Six digits.', example: '012345' })
const Password = z.string().openapi({ description: '8 to 128 characters.', example: 'monsoon-over-munnar' })
const Proof = z.string().optional().openapi({
  description:
    'Where a refusal brought a `challenge`: base64 of the JSON `{challenge, solution}`, the work as ALTCHA does it (`solveChallenge` of the npm package altcha-lib), sent with the cookies of that answer, once, within ten minutes.',
})

/** Who is signed in, as the calls of sessions show them. */
export const User = z
  .object({
    _id: Id,
    role: z.enum(ROLES),
    token: z.string().openapi({
      description: 'Tells one session from another. It opens nothing: the session is the cookie.',
      example: 'Q2x5c8v1n4b6z9a3m0k7q2',
    }),
    name: z.string().openapi({ example: 'Meera Kulkarni' }),
    image: z
      .string()
      .nullable()
      .openapi({ description: 'The path of a small picture.', example: '/media/ab12/320.webp' }),
  })
  .openapi('User')

const CodeAnswer = Message.extend({ expiresInSeconds: z.number().int().openapi({ example: 120 }) })
const LoginAnswer = Message.extend({
  user: User,
  next: z
    .string()
    .optional()
    .openapi({ description: 'A page of ours that must come first, as one that asks for consent.' }),
})

const SENDING = ['invalid-mobile', 'invalid-email', 'otp-country', 'otp-proof', 'otp-too-many'] as const
const PROVING = ['otp-unsent', 'otp-unproven', 'invalid-email', 'password-short', 'too-busy'] as const

type DescribedCall = { summary: string; fields: z.ZodObject; answer: z.ZodObject; refusals: readonly Refusal[] }

/** The calls of SPEC §7, as a program may use them. */
export const DESCRIBED: Record<string, DescribedCall> = {
  'send-otp': {
    summary: 'Send a code to a mobile, to sign up or to set a new password',
    fields: z.object({ email: Email, mobile: Mobile, proof: Proof }),
    answer: CodeAnswer,
    refusals: SENDING,
  },
  'resend-otp': {
    summary: 'Send a new code in place of the last one',
    fields: z.object({ email: Email, mobile: Mobile, proof: Proof }),
    answer: CodeAnswer,
    refusals: SENDING,
  },
  'verify-otp': {
    summary: 'Give a code back; a cookie then allows one sign-up or one new password',
    fields: z.object({ email: Email, mobile: Mobile, otp: Otp }),
    answer: Message,
    refusals: ['otp-missing', 'otp-wrong', 'otp-locked'],
  },
  signup: {
    summary: 'Make an account for a mobile just verified',
    fields: z.object({
      name: z.string().openapi({ example: 'Meera Kulkarni' }),
      email: Email,
      mobile: Mobile,
      password: Password,
      otp: Otp.optional(),
      newPassword: Password.optional(),
    }),
    answer: Message,
    refusals: ['account-exists', ...PROVING],
  },
  'forgot-password': {
    summary: 'Set a new password for the account of a mobile just verified; every session of it ends',
    fields: z.object({ email: Email, mobile: Mobile, newPassword: Password }),
    answer: Message,
    refusals: PROVING,
  },
  login: {
    summary: 'Open a session, which a cookie holds',
    fields: z.object({ email: Email, password: Password, proof: Proof }),
    answer: LoginAnswer,
    refusals: ['login-wrong', 'login-proof', 'too-busy'],
  },
  logout: {
    summary: 'End the session of the cookie',
    fields: z.object({}),
    answer: Message.extend({ success: z.literal(true) }),
    refusals: [],
  },
}

const ANY: readonly Refusal[] = [
  'cross-site',
  'method-not-allowed',
  'too-long',
  'malformed-form',
  'unknown-form',
  'too-many',
  'unexpected-error',
  'database-gone',
]

/** Adds the authentication calls to the document; they are answered in `server/auth/`. */
export function describeAuthentication(api: OpenAPIHono): void {
  for (const [name, described] of Object.entries(DESCRIBED)) {
    const { summary, fields, answer, refusals } = described
    const content = { 'application/json': { schema: fields } }
    const responses = { 200: { description: 'Done.', content: { 'application/json': { schema: answer } } } }
    api.openAPIRegistry.registerPath(
      createRoute({
        method: 'post',
        path: `/api/authentication/${name}`,
        tags: ['Authentication'],
        summary,
        request: { body: { required: true, content } },
        responses: { ...byStatus([...ANY, ...refusals], FormRefused), ...responses },
      }),
    )
  }
}

/** The answers a call refuses with; where several reasons share a status, the words of each. */
export function byStatus(reasons: readonly Refusal[], schema?: z.ZodObject) {
  const all = reasons.map((reason) => ({ reason, status: REFUSALS[reason].status, words: REFUSALS[reason].message }))
  const statuses = [...new Set(all.map(({ status }) => status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const mine = all.filter((other) => other.status === status)
      return [status, refused(mine[0]!.reason, mine.map(({ words }) => words).join(' '), schema)]
    }),
  )
}

import { createRoute, z } from '@hono/zod-openapi'
import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import { LONGEST_MESSAGE, LONGEST_NAME } from '#domain/leads/enquiry.ts'
import type { Refusal } from '#web/refusals.ts'
import { byStatus } from './authentication-described.ts'
import { Message } from './shapes/answers.ts'

const ANY: readonly Refusal[] = [
  'cross-site',
  'too-long',
  'malformed-form',
  'unknown-form',
  'too-many',
  'database-gone',
]

const about = z.string().optional().openapi({
  description: 'What it is about, as the forms of the pages say it.',
  example: 'package:munnar-tea-country',
})
const EnquirySent = z
  .object({
    name: z.string().max(LONGEST_NAME).openapi({ example: 'Meera Kulkarni' }),
    mobile: z.string().openapi({ example: '+91 98123 45678' }),
    email: z.string().openapi({ example: 'meera@example.org' }),
    about,
    month: z.string().optional().openapi({ description: 'YYYY-MM; or the days, from and until.', example: '2026-12' }),
    from: z.string().optional().openapi({ example: '2026-12-12' }),
    until: z.string().optional().openapi({ example: '2026-12-18' }),
    adults: z.string().optional().openapi({ example: '2' }),
    ages: z.string().optional().openapi({ description: 'Of the children, in years.', example: '9, 6' }),
    budget: z.string().optional().openapi({ description: 'Rupees for all of them together.', example: '80000' }),
    message: z.string().max(LONGEST_MESSAGE).optional(),
    confirmation: z.string().optional().openapi({ description: 'What a refusal asked to be sent back, once.' }),
    proof: z
      .string()
      .optional()
      .openapi({ description: 'The answer to the challenge of a refusal, as ALTCHA gives it.' }),
    stamp: z.string().optional().openapi({ description: 'That of `GET /enquiries/stamp` for the same `about`.' }),
  })
  .openapi('EnquirySent', {
    example: {
      name: 'Meera Kulkarni',
      mobile: '+91 98123 45678',
      email: 'meera@example.org',
      about: 'package:munnar-tea-country',
      month: '2026-12',
      adults: '2',
      ages: '9, 6',
      message: 'Is there a train back to Kochi?',
    },
  })
const EnquiryReceived = Message.pick({ message: true })
  .extend({
    data: z.object({
      reference: z.string().openapi({ example: 'E7KQ4M2T' }),
      path: z
        .string()
        .openapi({ description: 'The visitor’s own page of it.', example: '/enquiry/q7X2c8V1n4B6z9A3m0K5wR' }),
    }),
  })
  .openapi('EnquiryReceived')
const EnquiryRefused = Message.extend({
  fields: z.record(z.string(), z.string()).optional().openapi({ description: 'What is wrong, by field.' }),
  confirmation: z.string().optional(),
  challenge: z.record(z.string(), z.unknown()).optional().openapi({ description: 'Work to do first, of ALTCHA.' }),
}).openapi('EnquiryRefused')

const email = z.object({ email: z.string().openapi({ example: 'meera@example.org' }) })
const token = z.object({
  token: z.string().openapi({ description: 'As the mail bears it.', example: 'q7X2c8V1n4B6z9A3m0K5wR' }),
})

type Call = { path: string; tag: string; summary: string; body: z.ZodObject; good: z.ZodObject } & {
  refusals: Pick<RouteConfig, 'responses'>['responses']
}
const letters = { tag: 'Newsletter', good: Message.pick({ message: true }) }
const CALLS: Call[] = [
  {
    path: '/enquiries',
    tag: 'Enquiries',
    summary: 'Ask the operator something',
    body: EnquirySent,
    good: EnquiryReceived,
    refusals: byStatus([...ANY, 'invalid-enquiry', 'enquiry-proof', 'enquiry-confirmation'], EnquiryRefused),
  },
  {
    ...letters,
    path: '/newsletter',
    summary: 'Ask for the newsletter: a mail brings the link that confirms it',
    body: email,
    refusals: byStatus([...ANY, 'invalid-email']),
  },
  {
    ...letters,
    path: '/newsletter/confirm',
    summary: 'Confirm it',
    body: token,
    refusals: byStatus([...ANY, 'unknown-token']),
  },
  {
    ...letters,
    path: '/newsletter/leave',
    summary: 'Get it no longer',
    body: token,
    refusals: byStatus([...ANY, 'unknown-token']),
  },
]

const stampCall = createRoute({
  method: 'get',
  path: '/enquiries/stamp',
  tags: ['Enquiries'],
  summary: 'Marks when a form was first touched: what is sent within three seconds of it was typed by nobody',
  request: { query: z.object({ about }) },
  responses: {
    ...byStatus(['too-many']),
    200: {
      description: 'The stamp, good for twelve hours.',
      content: {
        'application/json': {
          schema: z.object({
            data: z.object({ stamp: z.string().openapi({ example: 'mhr2k4x0.b6z9A3m0K5wRq7X2.9f2c4e6a' }) }),
          }),
        },
      },
    },
  },
})

/** Adds the forms a program may send as JSON, asking for JSON, to the document; they are answered in `server/forms/`. */
export function describeForms(api: OpenAPIHono): void {
  api.openAPIRegistry.registerPath(stampCall)
  for (const { path, tag, summary, body, good, refusals } of CALLS)
    api.openAPIRegistry.registerPath(
      createRoute({
        method: 'post',
        path,
        tags: [tag],
        summary,
        description: 'Answered as JSON where `Accept: application/json` asks for it.',
        request: { body: { required: true, content: { 'application/json': { schema: body } } } },
        responses: {
          ...refusals,
          200: { description: 'Done.', content: { 'application/json': { schema: good } } },
        },
      }),
    )
}

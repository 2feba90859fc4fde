import { z } from 'zod'

/** A script of somebody well known: who runs it gives an id, the code is ours. */
type Integration = {
  name: string
  /** What its id looks like. */
  form: RegExp
  example: string
  code(account: string): string
}

const load = (src: string) => `<script async src="${src}"></script>`

/** The integrations the office offers, by the name they are kept under; ids have no signs that mean anything in HTML or in a script. */
export const INTEGRATIONS = {
  'google-tag-manager': {
    name: 'Google Tag Manager',
    form: /^GTM-[A-Z0-9]{4,10}$/,
    example: 'GTM-K7X9P2',
    code: (id) =>
      `<script>window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'})</script>${load(`https://www.googletagmanager.com/gtm.js?id=${id}`)}`,
  },
  'google-analytics': {
    name: 'Google Analytics 4',
    form: /^G-[A-Z0-9]{6,12}$/,
    example: 'G-4NB7QF2R9C',
    code: (id) =>
      `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${id}')</script>${load(`https://www.googletagmanager.com/gtag/js?id=${id}`)}`,
  },
  'meta-pixel': {
    name: 'Meta pixel',
    form: /^\d{10,20}$/,
    example: '204518839107772',
    code: (id) =>
      `<script>if(!window.fbq){const ask=(window.fbq=function(){ask.callMethod?ask.callMethod(...arguments):ask.queue.push(arguments)});Object.assign(ask,{push:ask,loaded:true,version:'2.0',queue:[]});window._fbq=ask}fbq('init','${id}');fbq('track','PageView')</script>${load('https://connect.facebook.net/en_US/fbevents.js')}`,
  },
  clarity: {
    name: 'Microsoft Clarity',
    form: /^[a-z0-9]{8,12}$/,
    example: 'k3v9x0qpwz',
    code: (id) =>
      `<script>window.clarity=window.clarity||function(){(clarity.q=clarity.q||[]).push(arguments)}</script>${load(`https://www.clarity.ms/tag/${id}`)}`,
  },
  linkedin: {
    name: 'LinkedIn Insight',
    form: /^\d{5,9}$/,
    example: '4185520',
    code: (id) =>
      `<script>window._linkedin_data_partner_ids=(window._linkedin_data_partner_ids||[]).concat('${id}')</script>${load('https://snap.licdn.com/li.lms-analytics/insight.min.js')}`,
  },
} as const satisfies Record<string, Integration>

export type IntegrationName = keyof typeof INTEGRATIONS
export const INTEGRATION_NAMES = Object.keys(INTEGRATIONS) as [IntegrationName, ...IntegrationName[]]

const account = ({ form, example }: Integration) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^$|${form.source}`), `An id of theirs looks like ${example}.`)

/** The ids as typed, one an integration; an empty one takes it off. */
export const Accounts = z.object(
  Object.fromEntries(INTEGRATION_NAMES.map((name) => [name, account(INTEGRATIONS[name])])) as Record<
    IntegrationName,
    ReturnType<typeof account>
  >,
)
export type Accounts = z.infer<typeof Accounts>

import { inlineScripts } from '#app/inline-scripts.ts'
import { Accounts, INTEGRATION_NAMES, INTEGRATIONS } from '#domain/settings/integrations.ts'
import { needsOf, needsOfAll } from '#domain/settings/script-needs.server.ts'
import { listScripts } from '#domain/settings/scripts.server.ts'
import type { ApprovedScript } from '#domain/settings/scripts.server.ts'
import type { CustomScript } from '#domain/settings/scripts-writing.server.ts'
import { cleanSnippet } from '#domain/settings/snippet.ts'
import type { Services } from '#domain/services.server.ts'
import { accountsIn, customIn } from './scripts.server.ts'
import { documentPolicy, namedByHash } from '#web/content-security-policy.ts'

type RunningScript = Pick<ApprovedScript, 'name' | 'needs'>
/** What a change would put on and take off, and the policy public pages would be sent with; `more` and `less` are its sources that come and go. */
export type ScriptPreview = {
  on: string[]
  off: string[]
  more: string[]
  less: string[]
  policy: string
  code: string
}

/** The policy of public pages while these scripts run: word for word what a browser is sent. */
export function policyWith(running: readonly Pick<RunningScript, 'needs'>[]): string {
  return documentPolicy(namedByHash(inlineScripts), needsOfAll(running.map(({ needs }) => needs)))
}

/** What a form that was looked at would change. */
export function previewOf(services: Services, typed: Record<string, string>): Promise<ScriptPreview | undefined> {
  const read = (name: string) => typed[name] ?? ''
  return typed['intent'] === 'look-custom'
    ? previewCustom(services, customIn(read))
    : previewIntegrations(services, accountsIn(read))
}

async function previewIntegrations(services: Services, typed: Accounts): Promise<ScriptPreview> {
  const now = await runningOf(services)
  const accounts = Accounts.parse(typed)
  const wanted = INTEGRATION_NAMES.flatMap((key) => (accounts[key] ? [cleaned(key, accounts[key])] : []))
  const stays = now.filter(({ integration }) => integration === null)
  return compare(now, [...stays, ...wanted], wanted.map(({ code }) => code).join('\n'))
}

function cleaned(key: (typeof INTEGRATION_NAMES)[number], account: string) {
  const { name, code } = INTEGRATIONS[key]
  const clean = cleanSnippet(code(account))
  if (!clean.ok) throw new Error(`the code of ${key} is refused: ${clean.reason}`)
  return { name: `${name} ${account}`, needs: needsOf(clean.value), code: clean.value.code }
}

async function previewCustom(services: Services, typed: CustomScript): Promise<ScriptPreview | undefined> {
  const clean = cleanSnippet(typed.snippet)
  if (!clean.ok) return undefined
  const now = await runningOf(services)
  return compare(now, [...now, { name: typed.name.trim(), needs: needsOf(clean.value) }], clean.value.code)
}

function runningOf({ db, config }: Services) {
  return listScripts(db, config.injectedScripts)
}

function compare(now: readonly RunningScript[], then: readonly RunningScript[], code: string): ScriptPreview {
  const names = (running: readonly RunningScript[]) => running.map(({ name }) => name)
  const sources = (running: readonly RunningScript[]) => {
    const { hashes, scripts, images, connects } = needsOfAll(running.map(({ needs }) => needs))
    return [
      ...hashes.map((hash) => `script-src 'sha256-${hash}'`),
      ...scripts.map((origin) => `script-src ${origin}`),
      ...images.map((origin) => `img-src ${origin}`),
      ...connects.map((origin) => `connect-src ${origin}`),
    ]
  }
  return {
    on: without(names(then), names(now)),
    off: without(names(now), names(then)),
    more: without(sources(then), sources(now)),
    less: without(sources(now), sources(then)),
    policy: policyWith(then),
    code,
  }
}

function without(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((one) => !some.includes(one))
}

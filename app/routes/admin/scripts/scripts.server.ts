import { href } from 'react-router'
import { tellOwnersOfScripts } from '#domain/accounts/owners-told.server.ts'
import { Accounts, INTEGRATION_NAMES } from '#domain/settings/integrations.ts'
import {
  approveScript,
  changeIntegrations,
  CustomScript,
  PUBLIC_SCRIPTS,
  restoreScripts,
  withdrawAllScripts,
  withdrawScript,
} from '#domain/settings/scripts-writing.server.ts'
import type { ScriptSet } from '#domain/settings/scripts-writing.server.ts'
import type { ScriptPlace } from '#domain/settings/scripts.server.ts'
import { cleanSnippet } from '#domain/settings/snippet.ts'
import type { SnippetRefusal } from '#domain/settings/snippet.ts'
import type { Services } from '#domain/services.server.ts'
import { told, typedIn } from '#app/routes/admin/deeds.server.ts'
import type { Deed, DeedOutcome } from '#app/routes/admin/deeds.server.ts'
import { REFUSALS } from '#web/refusals.ts'
import { changeText } from './words.ts'

const REFUSED = { invalid: 'unclear-deed' } as const
type TypedField = (name: string) => string

/** What the forms of the page of scripts ask for; a look changes nothing. */
export const SCRIPT_DEEDS: Record<string, Deed> = {
  'look-integrations': async (_services, _actor, typed) => looked(Accounts.safeParse(accountsIn(typed)).error?.issues),
  'look-custom': async (_services, _actor, typed) => {
    const read = CustomScript.safeParse(customIn(typed))
    if (!read.success) return looked(read.error.issues)
    const clean = cleanSnippet(read.data.snippet)
    return clean.ok ? looked() : atSnippet(clean.reason)
  },
  integrations: withKey(async (needs, actor, typed) =>
    told(await changeIntegrations(needs, actor, { ...edited(typed), ...accountsIn(typed) }), () => 'changed', REFUSED),
  ),
  custom: withKey(async (needs, actor, typed) =>
    told(await approveScript(needs, actor, customIn(typed)), () => 'on', REFUSED),
  ),
  off: withKey(async (needs, actor, typed) =>
    told(await withdrawScript(needs, actor, typed('script')), () => 'off', REFUSED),
  ),
  'all-off': withKey(async (needs, actor) => told(await withdrawAllScripts(needs, actor, {}), () => 'all-off')),
  restore: withKey(async (needs, actor, typed) =>
    told(await restoreScripts(needs, actor, { ...edited(typed), entry: typed('entry') }), () => 'restored', REFUSED),
  ),
}

type KeyedServices = Services & { signingKey: string; tell: NonNullable<Parameters<typeof approveScript>[0]['tell']> }

function withKey(
  deed: (
    needs: KeyedServices,
    ...rest: Parameters<Deed> extends [Services, ...infer Rest] ? Rest : never
  ) => Promise<DeedOutcome>,
): Deed {
  return async (services, ...rest) => {
    const { signingKey } = services.config.injectedScripts
    if (signingKey === undefined) return { ok: false, reason: 'scripts-off' }
    const link = new URL(href('/admin/scripts'), services.config.publicUrl).href
    const tell: KeyedServices['tell'] = (db, actor, change) =>
      tellOwnersOfScripts({ db, clock: services.clock }, actor, { what: changeText(change as Change), link })
    return deed({ ...services, signingKey, tell }, ...rest)
  }
}
type Change = { before: ScriptSet; after: ScriptSet }

function edited(typed: TypedField) {
  return { id: PUBLIC_SCRIPTS, stood: typed('stood') }
}

/** The ids of integrations as they were typed. */
export function accountsIn(typed: TypedField): Accounts {
  return typedIn(typed, INTEGRATION_NAMES)
}

/** A custom script as it was typed; a place that is none is refused where it is parsed. */
export function customIn(typed: TypedField): CustomScript {
  return { name: typed('name'), place: typed('place') as ScriptPlace, snippet: typed('snippet') }
}

function looked(issues: readonly { path: PropertyKey[]; message: string }[] = []): DeedOutcome {
  if (issues.length === 0) return { ok: true, again: true }
  const faults = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { ok: false, reason: 'unclear-deed', faults }
}

function atSnippet(reason: SnippetRefusal): DeedOutcome {
  return { ok: false, reason: 'unclear-deed', faults: [{ path: 'snippet', message: REFUSALS[reason].message }] }
}

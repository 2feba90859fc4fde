import { Hono } from 'hono'
import type { Context } from 'hono'
import { withoutParty, withParty } from '#domain/party/party-address.ts'
import { partyTypedParams, readPartyForm, readPartyTyped } from '#domain/party/party-form.ts'
import type { PartyTyped } from '#domain/party/party-form.ts'
import { readPartyView } from '#domain/party/party.ts'
import type { PartyView } from '#domain/party/party.ts'
import type { Services } from '#domain/services.server.ts'
import { readCallbackPath } from '#platform/callback-url.ts'
import { MINUTE } from '#platform/clock.ts'
import { addressReader } from '#server/middleware/client-address.ts'
import { partyCookie, readPartyCookie } from '#server/pages/party-key.ts'
import { refuse } from '#server/refuse.ts'
import { readPageForm } from '#web/forms.ts'
import { guardForm } from './form-guard.ts'

const LARGEST_FORM = 4 * 1024

/**
 * POST `/party`: the form of who travels. Leads back to `callbackUrl`, a page of this site, with the party remembered in a cookie; to
 * the form again, with what was typed, when that is no party. `clear` forgets the party; `party` with `per` only switches how it is priced:
 * one that a question or an address has named, and nobody here, stays in the address.
 */
export function createParty({ config }: Pick<Services, 'config'>): Hono {
  const { publicUrl, trustProxy } = config
  const door = { origin: publicUrl, addressOf: addressReader(trustProxy) }
  const guard = guardForm(door, { most: 600, per: MINUTE, maxSize: LARGEST_FORM })
  const app = new Hono()
  app.post('/party', guard, async (c) => {
    const sent = await readPageForm(c.req.raw)
    if (!sent.ok) return refuse(c, sent.reason)
    const form = textsOf(sent.value)
    const back = readCallbackPath(form.get('callbackUrl'), publicUrl) ?? '/'
    const typed = readPartyTyped(form)
    const switched = readSwitched(form)
    if (switched && !readPartyCookie(c.req.header('Cookie'))) return goOn(c, withParty(back, switched))
    const read = switched ? { ok: true as const, value: switched } : readForm(form, typed)
    if (!read.ok)
      return goOn(
        c,
        `/party?${new URLSearchParams({ callbackUrl: back, error: read.reason, typed: String(partyTypedParams(typed)) })}`,
      )
    c.header('Set-Cookie', partyCookie(read.value, publicUrl))
    return goOn(c, withoutParty(back))
  })
  return app
}

/** Who travels is said in words and numbers: a file says nothing. */
function textsOf(form: FormData): URLSearchParams {
  return new URLSearchParams([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
}

function readForm(form: URLSearchParams, typed: PartyTyped): ReturnType<typeof readPartyForm> {
  return form.has('clear') ? { ok: true, value: { party: undefined, per: 'person' } } : readPartyForm(typed)
}

/** A party known already, to be priced another way. */
function readSwitched(form: URLSearchParams): PartyView | undefined {
  const { party } = readPartyView(new URLSearchParams(form.get('party') ?? ''))
  return party && { party, per: form.get('per') === 'person' ? 'person' : 'total' }
}

/** 303, so that the browser fetches the next page instead of sending the form there again. */
function goOn(c: Context, location: string): Response {
  return c.body(null, 303, { Location: location })
}

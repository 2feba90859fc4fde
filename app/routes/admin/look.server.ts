import { data, href, redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { isOwnForm, pageFormOf } from '#app/routes/account/own-form.server.ts'
import tokens from '#app/ui/tokens.css?raw'
import { visitContext } from '#web/contexts.ts'

const LOOKS = ['system', 'light', 'dark'] as const
/** Whether the office is light or dark: as the device has it, or as somebody chose on it. */
export type OfficeLook = (typeof LOOKS)[number]

const COOKIE = 'padav-office-look'
const A_YEAR = 365 * 24 * 60 * 60
const LARGEST_FORM = 4 * 1024

export function lookIn(cookies: string | null): OfficeLook {
  const chosen = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(cookies ?? '')?.[1]
  return LOOKS.find((look) => look === chosen) ?? 'system'
}

/** Keeps what was chosen on this device, and leads back to where the form stood. */
export async function keepLook(context: Readonly<RouterContextProvider>, request: Request): Promise<Response> {
  if (Number(request.headers.get('Content-Length') ?? Infinity) > LARGEST_FORM) throw data(null, { status: 413 })
  const form = await pageFormOf(request)
  const look = LOOKS.find((one) => one === form.get('look'))
  if (!look) throw data(null, { status: 400 })
  if (!isOwnForm(form, context.get(visitContext).csrfToken)) throw data(null, { status: 403 })
  const cookie = `${COOKIE}=${look}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax; HttpOnly`
  return redirect(pathIn(form.get('back')), { headers: { 'Set-Cookie': cookie } })
}

/** A page of the office and nothing else, however it is written. */
function pathIn(back: FormDataEntryValue | null): string {
  const here = new URL(href('/admin'), 'http://office.invalid')
  const to = URL.parse(typeof back === 'string' ? back : '', here)
  const isOffice = to?.origin === here.origin && `${to.pathname}/`.startsWith(`${here.pathname}/`)
  return isOffice ? to.pathname + to.search : here.pathname
}

/** The tokens of a chosen look, as one element carries them; the sheet alone follows the device. */
export function tokensOf(look: OfficeLook): Record<string, string> {
  if (look === 'system') return {}
  const dark = tokensIn(/prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/)
  const light = tokensIn(/@layer tokens \{[^}]*?:root \{([^}]*)\}/)
  const chosen = look === 'dark' ? dark : Object.fromEntries(Object.keys(dark).map((name) => [name, light[name] ?? '']))
  return { ...chosen, colorScheme: look }
}

function tokensIn(block: RegExp): Record<string, string> {
  const [, inside = ''] = block.exec(tokens) ?? []
  return Object.fromEntries(
    [...inside.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

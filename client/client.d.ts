import type { Client, ClientOptions } from 'openapi-fetch'
import type { components, paths } from './calls.d.ts'

/** Every call of a site by its method and path, with what each takes and answers. */
export type Padav = Client<paths>
/** What the calls take and answer, by name: `Shapes['Booking']`. */
export type Shapes = components['schemas']

/** `site` is where it is, https://www.your-tours.in; a partner's `key` begins with padav_. Whatever else fetch is to know goes along. */
export function openPadav(
  options: { site: string; key?: string; headers?: Record<string, string> } & Omit<
    ClientOptions,
    'baseUrl' | 'headers'
  >,
): Padav
/** The header that opens one booking by its token. */
export function opens(token: string): { Authorization: string }

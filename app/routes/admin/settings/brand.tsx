import { href } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { keptOf } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed, DeedOutcome } from '#app/routes/admin/deeds.server.ts'
import { takeFile } from '#app/routes/admin/pictures/take-pictures.server.ts'
import { readUndone } from '#app/routes/admin/history.server.ts'
import { History } from '#app/routes/admin/history.tsx'
import { putBack } from '#app/routes/admin/put-back.server.ts'
import type { PutBack } from '#app/routes/admin/put-back.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { ACCENTS, GROUNDS } from '#domain/settings/brand.ts'
import type { Accent, BrandColours } from '#domain/settings/brand.ts'
import { changeColours, coloursKind, readColours } from '#domain/settings/brand.server.ts'
import { changeSite, findLastLogo, readSite, siteGroupId, stoodOfSite } from '#domain/settings/site-groups.server.ts'
import { offeredWidths, PICTURE_WIDTHS, picturePath } from '#domain/media/picture.ts'
import { findPictures } from '#domain/media/pictures.server.ts'
import type { Actor } from '#domain/policy/actor.ts'
import type { Services } from '#domain/services.server.ts'
import { servicesContext, visitContext } from '#web/contexts.ts'
import { Group } from './group.tsx'
import { LogoForm } from './logo.tsx'
import { siteBack } from './settings.server.ts'
import { SettingsViews } from './settings-views.tsx'
import type { Route } from './+types/brand'
import office from '#app/routes/admin/office.module.css'
import styles from './settings.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('settings.change')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const [site, colours] = [await readSite(db), await readColours(db)]
  return {
    colours,
    stood: stoodOf(colours),
    site,
    logoStood: stoodOfSite(site).logo,
    history: await readUndone(db, context.get(visitContext).visitor, [COLOURS_BACK, LOGO_BACK]),
    lastLogo: await findLastLogo(db),
    done: new URL(request.url).searchParams.has('done'),
  }
}

const LARGEST_LOGO = 10 * 1024 * 1024
/** A logo made for the dark bar lies on its darkest shade: on white its light letters would be lost. One in dark letters has paper under it, as a plate on the bar. */
const BAR_OR_PLATE = [GROUNDS.bars.dark, GROUNDS.light.paper] as const
/** As wide as it stands anywhere, on a screen of two dots a pixel. */
const WIDEST_LOGO = 480

const logo: Deed = async (services, actor, typed, file) => {
  const given = file('logo')
  if (!given)
    return { ok: false, reason: 'no-file', faults: [{ path: 'logo', message: 'Choose the file of your logo first.' }] }
  const taken = await takeFile(services, actor, given, BAR_OR_PLATE)
  if ('reason' in taken) return { ok: false, reason: taken.reason, faults: [{ path: 'logo', message: taken.message }] }
  const [picture] = await findPictures(services.db, [taken.id])
  if (!picture) return { ok: false, reason: 'unknown-picture' }
  const width = offeredWidths(picture).findLast((one) => one <= WIDEST_LOGO) ?? PICTURE_WIDTHS[0]
  return saveLogo(services, actor, typed('stood'), picturePath(picture.id, width, 'webp'))
}

const noLogo: Deed = (services, actor, typed) => saveLogo(services, actor, typed('stood'), '')

const lastLogo: Deed = async (services, actor, typed) => {
  const path = await findLastLogo(services.db)
  return path ? saveLogo(services, actor, typed('stood'), path) : { ok: false, reason: 'unknown-picture' }
}

async function saveLogo(services: Services, actor: Actor, stood: string, path: string): Promise<DeedOutcome> {
  const saved = await changeSite.logo(services, actor, { id: siteGroupId('logo'), stood, logoPath: path })
  return told(saved, () => 'logo', { invalid: 'unclear-deed' })
}

const colours: Deed = async (services, actor, typed) => {
  const draft = Object.fromEntries(ACCENTS.map((accent) => [accent, typed(accent)])) as Record<Accent, string>
  const asked = { id: 'brand', stood: typed('stood'), ...draft }
  return told(await changeColours(services, actor, asked), () => 'colours', { invalid: 'unclear-deed' })
}

const COLOURS_BACK: PutBack = {
  kind: coloursKind,
  id: 'brand',
  name: 'Colours',
  intent: 'colours',
  save: colours,
  typed: (was) => typedOf(was as BrandColours),
}
const LOGO_BACK = {
  ...siteBack('logo', (services, actor, typed) => saveLogo(services, actor, typed('stood'), typed('logoPath'))),
  name: 'Logo',
}

export function action({ context, request }: Route.ActionArgs) {
  const deeds = {
    colours,
    logo,
    'no-logo': noLogo,
    'last-logo': lastLogo,
    'put-back': putBack(COLOURS_BACK, LOGO_BACK),
  }
  return doDeed(context, request, href('/admin/settings/brand'), deeds, {}, undefined, LARGEST_LOGO)
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'Brand')
}

const FIELDS: Record<Accent, { label: string; help: string; house: string }> = {
  action: { label: 'Action', help: 'Buttons that book and ask, and words like them.', house: '#c4361a' },
  actionDark: { label: 'Action, in the dark', help: 'Empty: made from the one above.', house: '#f2714f' },
  calm: { label: 'Calm', help: 'Links and what is chosen.', house: '#0e6668' },
  calmDark: { label: 'Calm, in the dark', help: 'Empty: made from the one above.', house: '#7ccfc6' },
  band: { label: 'Band', help: 'Above the header, and where phones colour their own bar.', house: '#f59e2b' },
}

const NAMES = { ...Object.fromEntries(ACCENTS.map((accent) => [accent, FIELDS[accent].label])), logoPath: 'Logo' }

/** The operator's colours on public pages and in mails. */
export default function BrandPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { stood, site, logoStood, lastLogo: last, history, done } = loaderData
  return (
    <div className={office.page}>
      <div>
        <h1>Brand</h1>
        <p className={office.say}>Your colours, wherever visitors meet you. The office stays as it is.</p>
      </div>
      <SettingsViews here="/admin/settings/brand" />
      <Said kept={kept} done={done ? 'Saved. The site wears them now.' : undefined} />
      <LogoForm site={site} stood={logoStood} last={last} kept={keptOf(kept, 'logo')} />
      <Group
        intent="colours"
        title="Colours"
        lead="As #0e6668; an empty field keeps the house’s. What could not be read in the light or in the dark is not taken, and the nearest shade that can is named."
        shows={typedOf(loaderData.colours)}
        stood={stood}
        kept={kept}
        showWas={(was) => typedOf(was as BrandColours)}
      >
        {(field) => (
          <div className={office.pair}>
            {ACCENTS.map((accent) => {
              const { label, help, house } = FIELDS[accent]
              const given = field(accent, `${help} The house’s: ${house}.`)
              return (
                <Field
                  key={accent}
                  {...given}
                  label={label}
                  maxLength={7}
                  autoComplete="off"
                  spellCheck={false}
                  before={<Swatch colour={given.defaultValue || house} />}
                />
              )
            })}
          </div>
        )}
      </Group>
      <History of="the brand" entries={history} names={NAMES} />
    </div>
  )
}

function Swatch({ colour }: { colour: string }) {
  return <i className={styles.swatch} style={{ backgroundColor: colour }} aria-hidden="true" />
}

function typedOf(colours: BrandColours): Record<Accent, string> {
  return Object.fromEntries(ACCENTS.map((accent) => [accent, colours[accent] ?? ''])) as Record<Accent, string>
}

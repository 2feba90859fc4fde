import { href } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { stoodOf } from '#domain/audit/edit-one.server.ts'
import { ACCENTS } from '#domain/settings/brand.ts'
import type { Accent, BrandColours } from '#domain/settings/brand.ts'
import { changeColours, readColours } from '#domain/settings/brand.server.ts'
import { servicesContext } from '#web/contexts.ts'
import { Group } from './group.tsx'
import { SettingsViews } from './settings-views.tsx'
import type { Route } from './+types/brand'
import office from '#app/routes/admin/office.module.css'
import styles from './settings.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('settings.change')

export async function loader({ context, request }: Route.LoaderArgs) {
  const colours = await readColours(context.get(servicesContext).db)
  return { colours, stood: stoodOf(colours), done: new URL(request.url).searchParams.has('done') }
}

const colours: Deed = async (services, actor, typed) => {
  const draft = Object.fromEntries(ACCENTS.map((accent) => [accent, typed(accent)])) as Record<Accent, string>
  const asked = { id: 'brand', stood: typed('stood'), ...draft }
  return told(await changeColours(services, actor, asked), () => 'colours', { invalid: 'unclear-deed' })
}

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/settings/brand'), { colours })
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

/** The operator's colours on public pages and in mails. */
export default function BrandPage({ loaderData, actionData: kept }: Route.ComponentProps) {
  const { stood, done } = loaderData
  return (
    <div className={office.page}>
      <div>
        <h1>Brand</h1>
        <p className={office.say}>Your colours, wherever visitors meet you. The office stays as it is.</p>
      </div>
      <SettingsViews here="/admin/settings/brand" />
      <Notice tone={kept ? 'bad' : 'good'} said={Boolean(kept ?? done)}>
        {kept?.message ?? (done ? 'Saved. The site wears them now.' : null)}
      </Notice>
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
    </div>
  )
}

function Swatch({ colour }: { colour: string }) {
  return <i className={styles.swatch} style={{ backgroundColor: colour }} aria-hidden="true" />
}

function typedOf(colours: BrandColours): Record<Accent, string> {
  return Object.fromEntries(ACCENTS.map((accent) => [accent, colours[accent] ?? ''])) as Record<Accent, string>
}

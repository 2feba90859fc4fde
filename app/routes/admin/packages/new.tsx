import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import { doDeed, onlyWhoMay, told } from '#app/routes/admin/deeds.server.ts'
import type { Deed } from '#app/routes/admin/deeds.server.ts'
import { KIND_NAMES } from '#domain/catalogue/kind-names.ts'
import type { PackageKind } from '#domain/catalogue/package.ts'
import { beginPackage } from '#domain/catalogue/writing/drafts.server.ts'
import { officeMeta } from '#app/routes/admin/office-meta.ts'
import { Said } from '#app/routes/admin/said.tsx'
import { fieldsOf } from '#app/routes/admin/fields.ts'
import { optionsOf } from './edit/fields.tsx'
import type { Route } from './+types/new'
import styles from '#app/routes/admin/office.module.css'

export const middleware: Route.MiddlewareFunction[] = onlyWhoMay('catalogue.edit')

export function action({ context, request }: Route.ActionArgs) {
  return doDeed(context, request, href('/admin/packages/new'), DEEDS)
}

const DEEDS: Record<string, Deed> = {
  begin: async (services, actor, typed) => {
    const asked = { name: typed('name'), kind: typed('kind') as PackageKind, days: typed('days') }
    const begun = await beginPackage(services, actor, asked)
    return begun.ok
      ? { ok: true, done: 'begun', page: href('/admin/packages/:id', begun.value) }
      : told(begun, () => '', { invalid: 'unclear-deed' })
  },
}

export function meta({ matches }: Route.MetaArgs) {
  return officeMeta(matches, 'New package')
}

export default function NewPackagePage({ actionData: kept }: Route.ComponentProps) {
  const of = fieldsOf(kept)
  return (
    <div className={styles.page}>
      <div>
        <h1>New package</h1>
        <p className={styles.say}>
          It begins as a draft with gaps, which nobody outside sees. To begin from one there is, open it and press Copy
          under its history.
        </p>
      </div>
      <Said kept={kept} />
      <DeedForm intent="begin" className={styles.column}>
        <Field {...of('name')} label="Name" maxLength={200} />
        <Select {...of('kind')} label="What it is" none="Choose" options={optionsOf(KIND_NAMES)} />
        <Field {...of('days')} label="Days" inputMode="numeric" maxLength={2} />
        <Button look="ink">Begin it</Button>
      </DeedForm>
      <p>
        <a href={href('/admin/packages')}>All packages</a>
      </p>
    </div>
  )
}

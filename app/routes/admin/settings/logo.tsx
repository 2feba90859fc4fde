import { Brand } from '#app/parts/header/brand.tsx'
import { ownLogoPath } from '#domain/settings/logo.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { GROUNDS } from '#domain/settings/brand.ts'
import type { SiteFacts } from '#domain/settings/settings.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './settings.module.css'

type Props = {
  site: SiteFacts
  stood: string
  /** The one that was worn before, where it can be put back. */
  last: string | undefined
  kept: KeptForm
}

/** The logo as it stands on the dark bar, and the way to another. */
export function LogoForm({ site, stood, last, kept }: Props) {
  return (
    <section className={styles.group} aria-labelledby="logo-of-ours">
      <div>
        <h2 id="logo-of-ours">Logo</h2>
        <p className={styles.lead}>
          In the header, at the foot, on papers, and what search engines are told. Without one your name stands there in
          the letter of the headings.
        </p>
      </div>
      <div className={office.column}>
        <p className={office.row}>
          {Object.entries(GROUNDS.bars).map(([when, bar]) => (
            <span key={when} className={styles.logo} style={{ '--bar': bar } as React.CSSProperties}>
              <Brand site={site} says={`, on the bar in the ${when}`} height={46} />
            </span>
          ))}
        </p>
        <DeedForm intent="logo" of={{ stood }} encType="multipart/form-data" className={office.column}>
          <Notice tone="bad">{kept?.message}</Notice>
          <Field
            id="logo"
            name="logo"
            type="file"
            accept="image/png,image/webp,image/avif,image/jpeg"
            label="Another logo"
            help="Best a PNG or WebP with a clear ground, in light colours: it lies on the dark bar, in the light and in the dark as you see here. One in dark colours gets a light plate. 480 pixels wide or more, or it looks soft."
            fault={kept?.faults['logo']}
          />
          <Button look="ink">Wear this logo</Button>
        </DeedForm>
        {last ? (
          <DeedForm intent="last-logo" of={{ stood }} className={office.row}>
            <span className={styles.logo}>
              <Brand site={{ ...site, logoPath: last }} says=", the logo before" height={46} />
            </span>
            <Button look="line">Put this one back</Button>
          </DeedForm>
        ) : null}
        {ownLogoPath(site) ? (
          <DeedForm intent="no-logo" of={{ stood }}>
            <Button look="line">Go without</Button>
          </DeedForm>
        ) : null}
      </div>
    </section>
  )
}

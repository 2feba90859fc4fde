import { useState } from 'react'
import styles from '#app/routes/account/account.module.css'
import { Field } from '#app/ui/field.tsx'
import { ProfileButton, ProfileForm, SectionSays, tiesOf } from './profile-form.tsx'
import { Face } from './face.tsx'
import type { PartProps } from './section-props.ts'

/** The person's photograph, shown before it is sent. */
export function PhotoSection({ profile, csrfToken, told }: PartProps) {
  return (
    <section id="photo" className={styles.section}>
      <h2>Photo</h2>
      <SectionSays section="photo" told={told} />
      <PhotoForm key={profile.image} profile={profile} csrfToken={csrfToken} told={told} />
      {profile.image ? (
        <ProfileForm action="no-photo" csrfToken={csrfToken}>
          <ProfileButton>Remove photo</ProfileButton>
        </ProfileForm>
      ) : null}
    </section>
  )
}

function PhotoForm({ profile, csrfToken, told }: PartProps) {
  const [preview, setPreview] = useState<string>()
  return (
    <ProfileForm action="photo" csrfToken={csrfToken} encType="multipart/form-data">
      <div className={styles.pictures}>
        <Face name={profile.name} image={preview ?? profile.image} />
        <Field
          label="A JPEG, PNG, WebP or AVIF of at most 10 MB"
          type="file"
          name="photo"
          accept="image/jpeg,image/png,image/webp,image/avif"
          required
          {...tiesOf('photo', told)('photo')}
          onChange={({ target }) => void readPicture(target.files?.[0]).then(setPreview)}
        />
      </div>
      <ProfileButton>{preview ? 'Save this photo' : 'Save photo'}</ProfileButton>
    </ProfileForm>
  )
}

/** As text, which the page's policy lets a picture be made of. */
function readPicture(file: File | undefined): Promise<string | undefined> {
  if (!file?.type.startsWith('image/')) return Promise.resolve(undefined)
  return new Promise((done) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result : undefined))
    reader.addEventListener('error', () => done(undefined))
    reader.readAsDataURL(file)
  })
}

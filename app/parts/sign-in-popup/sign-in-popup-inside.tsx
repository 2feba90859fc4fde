import SignIn from '#app/islands/components/sign-in.tsx'
import type { CodesBy } from '#app/islands/components/sign-in/modes.ts'
import type { Provider } from '#app/islands/components/sign-in/providers.tsx'
import { Island } from '#app/islands/island.tsx'
import { SignInPicture } from '#app/parts/sign-in-picture/sign-in-picture.tsx'
import styles from './sign-in-popup-inside.module.css'

/** What the sign-in popup holds. No page imports it, so that its styles come with it. */
export function SignInPopupInside({ providers, codesBy }: { providers: Provider[]; codesBy: CodesBy }) {
  return (
    <div className={styles.sides}>
      <SignInPicture />
      <Island name="signIn" when="touch" component={SignIn} props={{ providers, codesBy }} />
    </div>
  )
}

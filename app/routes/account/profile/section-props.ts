import type { ProfileReply } from './profile-action.ts'
import type { ProfileFacts } from './load-profile.server.ts'

/** What every section of the profile is given. */
export type PartProps = {
  profile: ProfileFacts['profile']
  csrfToken: string
  /** What the last form was told, whichever it was. */
  told: ProfileReply | undefined
}

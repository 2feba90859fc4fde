import { Component, Fragment } from 'react'
import { PlainButton } from '#app/ui/plain-button.tsx'

type Props = { children: React.ReactNode }
type State = { failed: boolean; tries: number }

/** Whatever fails inside while it is drawn, people are told, and may have it drawn anew (SPEC §2). */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, tries: 0 }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  override render() {
    const { failed, tries } = this.state
    if (failed) return <Failed onAgain={() => this.setState({ failed: false, tries: tries + 1 })} />
    return <Fragment key={tries}>{this.props.children}</Fragment>
  }
}

/** In a popup what failed took the way out with it, so that there is another. */
function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <div data-island-failed="">
      <p role="alert">Something went wrong.</p>
      <PlainButton type="button" className="btn calm" onClick={onAgain}>
        Try again
      </PlainButton>
      <PlainButton type="button" className="btn bare" data-closes="">
        Close
      </PlainButton>
    </div>
  )
}

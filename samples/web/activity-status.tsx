import { useEffect, useState } from 'react'
import type { Activity } from './activity'

/** Milliseconds after which a user may wonder. */
const LONG = 30_000

type Props = { activity: Activity; dismiss: () => void }

/** Says how far the newest activity is, and what to do about it. */
export function ActivityStatus({ activity, dismiss }: Props) {
  const isSlow = useSlow(activity)
  return (
    <>
      <p>
        {activity.what}: {sentenceOf(activity)}
      </p>
      {isSlow && (
        <>
          <p>
            This takes long. In your wallet you can speed the transaction up or
            cancel it. Only if your wallet does not list it any more, let this
            page forget it.
          </p>
          <button type="button" className="quiet" onClick={dismiss}>
            Forget it
          </button>
        </>
      )}
      {'hash' in activity && (
        <p>
          {activity.at === 'handed' ? "Your wallet's number" : 'Transaction'}{' '}
          <code>{activity.hash}</code>
        </p>
      )}
    </>
  )
}

function sentenceOf(activity: Activity): string {
  switch (activity.at) {
    case 'wallet':
      return 'confirm it in your wallet.'
    case 'handed':
      return 'your wallet has it, and sends it once its signers have confirmed. Look there how far it is: this page cannot tell.'
    case 'pending':
      return 'sent, and waiting for a block.'
    case 'cancelled':
      return 'cancelled in your wallet. Nothing was changed.'
    case 'replaced':
      return 'your wallet sent another transaction in its place. This one will not be done.'
    case 'included':
      return `${asFast(activity)}done in block ${activity.block}. Waiting for confirmations.`
    case 'settled':
      return `${asFast(activity)}done in block ${activity.block}, and confirmed.`
    case 'reorganised':
      return 'the chain was reorganised, and its block is gone. Waiting for another block.'
    case 'reverted':
      return `it failed in block ${activity.block}: ${activity.reason}. You paid gas only.`
    case 'failed':
      return activity.why
  }
}

const asFast = ({ isFaster }: { isFaster: boolean }) =>
  isFaster ? 'sped up in your wallet, and ' : ''

/** Whether it has been waiting for its block for long. */
function useSlow({ at }: Activity): boolean {
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    setSlow(undefined)
    const timer = setTimeout(() => setSlow(at), LONG)
    return () => clearTimeout(timer)
  }, [at])
  return slow === 'pending' || slow === 'reorganised'
}

'use client'

import { chooseTab, tabKey } from '@/lib/client/tab-choice'
import { useStored } from '../ui/hooks'

const GROUP = 'client'

/** Chooses the client of all samples: the tabs of each block read the same stored choice. */
export function ClientSwitch({ clients, className }: { clients: string[]; className: string }) {
  const stored = useStored(tabKey(GROUP))
  const selected = clients.find(client => client === stored) ?? clients[0]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={className} role="group" aria-label="Samples with">
      {clients.map(client => (
        <button
          key={client}
          type="button"
          aria-pressed={client === selected}
          // For CSS, until hydration: the stored choice is not in the HTML.
          data-initial={stored ? undefined : client}
          onClick={() => chooseTab(GROUP, client)}
        >
          {client}
        </button>
      ))}
    </div>
  )
}

import type { Page } from 'playwright/test'
import { CONFIRMATIONS } from '../samples/confirmations'
import { axeFindings, injectAxe } from './axe'
import { expect, test } from './web-app'

// One chain for all of them, each of which begins with its first state.
test.describe.configure({ mode: 'default' })

/** What the browser itself says of requests without answer. */
const NETWORK_MESSAGE = /Failed to load resource/

test.describe('connecting', () => {
  test('without a wallet it says so, and quotes all the same', async ({ app }) => {
    await app.open()
    await app.says('No wallet found.')
    await app.amount.fill('10')
    await app.says('from v3, 0.3%')
    await app.says('Connect a wallet on this chain to swap.')
  })

  test('lists every wallet by its name, and goes on with the account of one', async ({ app }) => {
    const wallet = await app.open('Fox', 'Owl')
    await expect(app.button('Connect Owl')).toBeVisible()
    await app.button('Connect Fox').click()
    await expect(app.page.getByText(`Fox: ${wallet.address}`)).toBeFocused()
    for (const balance of ['100,000 A', '100,000 B', '100,000 C']) await app.says(balance)
    await app.page.reload()
    await app.says(`Fox: ${wallet.address}`)
  })

  test('says that a wallet is locked, when it connects and later', async ({ app }) => {
    const wallet = await app.open('Fox')
    wallet.isLocked = true
    await app.button('Connect Fox').click()
    await app.says('Your wallet is locked. Unlock it, then try again.')
    wallet.isLocked = false
    await app.button('Connect Fox').click()
    await app.says('100,000 A')
    wallet.isLocked = true
    await app.tell('Fox', 'accountsChanged', [])
    await app.says('Your wallet has disconnected. If it is locked, unlock it')
    await expect(app.button('Connect Fox')).toBeVisible()
  })

  test('says that the user rejected the connection, and tries again', async ({ app }) => {
    const wallet = await app.open('Fox')
    wallet.rejects.add('eth_requestAccounts')
    await app.button('Connect Fox').click()
    await app.says('You rejected the request in your wallet.')
    wallet.rejects.clear()
    await app.button('Connect Fox').click()
    await app.says('100,000 A')
  })

  for (const [know, wanted] of [
    ['knows', 'wallet_switchEthereumChain'],
    ['does not know', 'wallet_addEthereumChain'],
  ] as const) {
    test(`has a wallet change to the chain that it ${know}`, async ({ app }) => {
      const wallet = await app.open('Fox')
      wallet.chainId = '0x1'
      wallet.knowsChain = know === 'knows'
      wallet.rejects.add(wanted)
      await app.button('Connect Fox').click()
      await app.says('Your wallet is on chain 1, not on SwapX local chain (31337).')
      await app.amount.fill('10')
      await app.says('Connect a wallet on this chain to swap.')
      await app.button('Switch to SwapX local chain').click()
      await app.says('You rejected the request in your wallet.')
      wallet.rejects.clear()
      await app.button('Switch to SwapX local chain').click()
      await app.says('100,000 A')
      const asked = wallet.asked.find(({ method }) => method === wanted)
      expect(asked?.params?.[0]).toMatchObject({ chainId: '0x7a69' })
    })
  }
})

test.describe('an amount', () => {
  const mistakes = {
    '1.1234567': 'B has 6 decimals, and you wrote 7.',
    '1,5': 'Write digits, with a point before decimals: 1.5.',
    '-1': 'Write digits, with a point before decimals: 1.5.',
    '0.0': 'Write an amount above 0.',
    ['9'.repeat(40)]: 'No pool holds that much.',
  }
  test('is refused with what is wrong with it', async ({ app }) => {
    await app.open()
    await app.page.getByRole('combobox', { name: 'Pay with' }).selectOption('B')
    await expect(app.page.getByRole('combobox', { name: 'Receive' })).toHaveValue('0')
    for (const [text, mistake] of Object.entries(mistakes)) {
      await app.amount.fill(text)
      await expect(app.amount).toHaveAccessibleDescription(mistake)
      await expect(app.amount).toHaveAttribute('aria-invalid', 'true')
    }
    await app.amount.fill('1.123456')
    await expect(app.amount).toHaveAttribute('aria-invalid', 'false')
    await app.says('from v3, 0.3%')
  })

  test('above the balance is not sent', async ({ app }) => {
    const wallet = await app.connect()
    await app.amount.fill('100001')
    await app.says('You have 100,000 A only.')
    await app.clickInVain('Approve 100,001 A')
    expect(wallet.sent).toEqual([])
  })

  test('that moves the price much has to be accepted', async ({ app }) => {
    const wallet = await app.connect()
    await app.amount.fill('100')
    await app.says('from v3, 0.3%, price impact 9.34%')
    await app.says('Accept the price impact, or swap less.')
    await app.clickInVain('Approve 100 A')
    expect(wallet.sent).toEqual([])
    await app.page.getByRole('checkbox').check()
    await app.button('Approve 100 A').click()
    await app.says('Approval of 100 A: done in block')
    await app.amount.fill('101')
    await expect(app.page.getByRole('checkbox')).not.toBeChecked()
  })

  test('for which no pool has liquidity gets no offer', async ({ app }) => {
    await app.node.emptyPoolOfAandC()
    await app.open()
    await app.page.getByRole('combobox', { name: 'Receive' }).selectOption('C')
    await app.amount.fill('10')
    await app.says('No pool has the liquidity to swap this amount of A for C.')
  })
})

test.describe('a swap', () => {
  for (const offer of ['v2', 'v3']) {
    test(`by ${offer} takes what was approved, and gives what was said`, async ({ app }) => {
      const wallet = await app.connect()
      await app.amount.fill('10')
      await app.offer(offer).check()
      await app.says('You receive at least 19.644444 B (tolerance 0.5%)')
      await app.button('Approve 10 A').click()
      await app.says('Approval of 10 A: done in block')
      expect(wallet.last.data).toContain((10n ** 19n).toString(16))
      await app.button('Swap 10 A').click()
      await app.says(/Swap of 10\sA: done in block \d+\. Waiting for confirmations\./)
      expect(wallet.last.data).toContain((19_644_444).toString(16))
      await app.node.client.mine({ blocks: CONFIRMATIONS - 1 })
      await app.says(/Swap of 10\sA: done in block \d+, and confirmed\./)
      await app.says('99,990 A')
      await app.says('100,019.7431')
      await expect(app.button('Approve 10 A')).toBeVisible()
      expect(wallet.sent).toHaveLength(2)
    })
  }

  test('of a token like USDT sets its allowance to 0 before it changes', async ({ app }) => {
    await app.node.makeQuiet()
    const wallet = await app.connect()
    await app.page.getByRole('combobox', { name: 'Pay with' }).selectOption('QUIET')
    await app.amount.fill('5')
    await app.button('Approve 5 QUIET').click()
    await app.says('Approval of 5 QUIET: done in block')
    await app.amount.fill('10')
    await app.says('Your wallet asks twice: to set it to 0, then to approve 10 QUIET.')
    await expect(app.page.getByText('The router may already take 5 QUIET')).toBeVisible()
    await app.button('Set the allowance of QUIET to 0').click()
    await app.says('Reset of the allowance of QUIET: done in block')
    await app.button('Approve 10 QUIET').click()
    await app.says('Approval of 10 QUIET: done in block')
    await app.button('Swap 10 QUIET').click()
    await app.says('Swap of 10 QUIET: done in block')
    await app.says('99,990 QUIET')
    expect(wallet.sent).toHaveLength(4)
  })

  test('of other tokens changes an allowance at once', async ({ app }) => {
    const wallet = await app.prepare()
    await app.amount.fill('20')
    await app.button('Approve 20 A').click()
    await app.says('Approval of 20 A: done in block')
    expect(wallet.sent).toHaveLength(1)
  })

  test('needs no approval with a permit, which the user may refuse', async ({ app }) => {
    const wallet = await app.connect()
    await app.amount.fill('10')
    await app.offer('v2').check()
    await expect(app.button('Sign a permit and swap')).toHaveCount(0)
    await app.offer('v3').check()
    wallet.rejects.add('eth_signTypedData_v4')
    await app.button('Sign a permit and swap').click()
    await app.says('Swap of 10 A: You rejected the request in your wallet. Nothing was sent.')
    wallet.rejects.clear()
    await app.button('Sign a permit and swap').click()
    await app.says('Swap of 10 A: done in block')
    await app.says('99,990 A')
    expect(wallet.sent).toHaveLength(1)
  })

  test('that the user rejects is not sent', async ({ app }) => {
    const wallet = await app.prepare()
    wallet.rejects.add('eth_sendTransaction')
    await app.button('Swap 10 A').click()
    await app.says('Swap of 10 A: You rejected the request in your wallet. Nothing was sent.')
    wallet.rejects.clear()
    await app.button('Swap 10 A').click()
    await app.says('Swap of 10 A: done in block')
  })

  test('that would fail does not reach the wallet', async ({ app }) => {
    const wallet = await app.prepare()
    await app.node.moveV3Price()
    await app.button('Swap 10 A').click()
    await app.says('it would fail: the price has moved by more than the tolerance.')
    expect(wallet.sent).toEqual([])
  })

  test('asks again for an offer that has expired, and stops if it is worse', async ({ app }) => {
    await app.page.clock.install()
    const wallet = await app.prepare()
    await app.page.clock.fastForward(31_000)
    await app.says('These offers have expired.')
    await app.node.moveV3Price()
    await app.button('Swap 10 A').click()
    await app.says('the offer had expired, and the new one pays less. Nothing was sent')
    expect(wallet.sent).toEqual([])
    await app.says('16.3401 B')
    await app.button('Swap 10 A').click()
    await app.says('Swap of 10 A: done in block')
  })

  test('goes on with an expired offer that still holds', async ({ app }) => {
    await app.page.clock.install()
    await app.prepare()
    await app.page.clock.fastForward(31_000)
    await app.button('Swap 10 A').click()
    await app.says('Swap of 10 A: done in block')
  })
})

test.describe('a transaction', () => {
  test('waits, and says so when it takes long', async ({ app }) => {
    await app.page.clock.install()
    const wallet = await app.sendSwap()
    await app.says('Finish the step below first.')
    await app.clickInVain('Swap 10 A')
    await app.page.clock.fastForward(31_000)
    await app.says('This takes long. In your wallet you can speed the transaction up')
    expect(wallet.sent).toHaveLength(1)
    await app.node.client.mine({ blocks: 1 })
    await app.says('Swap of 10 A: done in block')
    await expect(app.page.getByText('This takes long.')).toHaveCount(0)
  })

  test('that was sped up has succeeded', async ({ app }) => {
    const wallet = await app.sendSwap()
    await wallet.speedUp()
    await app.node.client.mine({ blocks: 1 })
    await app.says('Swap of 10 A: sped up in your wallet, and done in block')
    await app.says(wallet.last.hash)
    await app.says('99,990 A')
  })

  test('that was cancelled has changed nothing', async ({ app }) => {
    const wallet = await app.sendSwap()
    await wallet.cancel()
    await app.node.client.mine({ blocks: 1 })
    await app.says('Swap of 10 A: cancelled in your wallet. Nothing was changed.')
    await app.says('100,000 A')
  })

  test('that another one replaced will not be done', async ({ app }) => {
    const wallet = await app.sendSwap()
    await wallet.replace(await app.node.other())
    await app.node.client.mine({ blocks: 1 })
    await app.says('Swap of 10 A: your wallet sent another transaction in its place.')
  })

  test('that reverts says why, in words', async ({ app }) => {
    const wallet = await app.sendSwap()
    // Others pay more, and come first.
    await app.node.moveV3Price(5n * 10n ** 9n)
    await app.node.client.mine({ blocks: 1 })
    await app.says(/it failed in block \d+: the price has moved by more than the tolerance\./)
    await app.says('100,000 A')
    expect(wallet.sent).toHaveLength(1)
  })

  test('whose block a reorganisation takes away waits again', async ({ app }) => {
    const wallet = await app.prepare()
    await app.button('Swap 10 A').click()
    await app.says('Swap of 10 A: done in block')
    await app.says('99,990 A')
    await app.node.reorganise(1)
    await app.says('the chain was reorganised, and its block is gone.')
    await app.says('100,000 A')
    await wallet.broadcast()
    await app.says('Swap of 10 A: done in block')
    await app.says('99,990 A')
  })
})

test.describe('a page that is loaded again', () => {
  test('follows a swap that waits until it is settled, then forgets it', async ({ app }) => {
    const wallet = await app.sendSwap()
    await app.page.reload()
    await app.says('Swap of 10 A: sent, and waiting for a block.')
    await app.amount.fill('10')
    await app.clickInVain('Swap 10 A')
    await app.node.client.mine({ blocks: 1 })
    await app.says('Swap of 10 A: done in block')
    expect(await app.kept(wallet)).not.toBeNull()
    await app.page.reload()
    await app.says(/Swap of 10\sA: done in block \d+\. Waiting for confirmations\./)
    await app.node.client.mine({ blocks: CONFIRMATIONS - 1 })
    await app.says(/Swap of 10\sA: done in block \d+, and confirmed\./)
    await expect.poll(() => app.kept(wallet)).toBeNull()
    await app.page.reload()
    await app.says('99,990 A')
    await expect(app.page.getByText('Swap of 10 A')).toHaveCount(0)
    expect(wallet.sent).toHaveLength(1)
  })

  const replacements = {
    'was sped up': ['sped up in your wallet, and done in block', '99,990 A'],
    'was cancelled': ['cancelled in your wallet. Nothing was changed.', '100,000 A'],
    'was replaced': ['your wallet sent another transaction in its place.', '100,000 A'],
  } as const
  for (const [fate, [sentence, balance]] of Object.entries(replacements)) {
    test(`finds out that a swap ${fate} while it was closed`, async ({ app }) => {
      const wallet = await app.sendSwap()
      await app.page.goto('about:blank')
      if (fate === 'was sped up') await wallet.speedUp()
      else if (fate === 'was cancelled') await wallet.cancel()
      else await wallet.replace(await app.node.other())
      // The nonce of a transaction that comes later is not the one to look for.
      await app.node.client.mine({ blocks: 5 })
      await wallet.send({ to: wallet.address })
      await app.node.client.mine({ blocks: 7 })
      await app.page.goto(app.site.address)
      await app.says(`Swap of 10 A: ${sentence}`)
      await app.says(balance)
      await expect.poll(() => app.kept(wallet)).toBeNull()
    })
  }

  test('does not confuse accounts, and comes back to the one that waits', async ({ app }) => {
    const wallet = await app.sendSwap()
    await app.tell('Fox', 'accountsChanged', [await app.node.other()])
    await expect(app.page.getByText('Swap of 10 A')).toHaveCount(0)
    await app.tell('Fox', 'accountsChanged', [wallet.address])
    await app.says('Swap of 10 A: sent, and waiting for a block.')
    await app.node.client.mine({ blocks: 1 })
    await app.says('Swap of 10 A: done in block')
  })

  test('forgets a swap that nobody knows any more, if told to', async ({ app }) => {
    const wallet = await app.sendSwap()
    await app.node.client.dropTransaction({ hash: wallet.last.hash })
    await app.page.clock.install()
    await app.page.reload()
    await app.says('Swap of 10 A: sent, and waiting for a block.')
    await app.page.clock.fastForward(31_000)
    await app.button('Forget it').click()
    await expect(app.page.getByRole('heading', { name: 'Swap', exact: true })).toBeFocused()
    await expect(app.page.getByText('Swap of 10 A')).toHaveCount(0)
    await app.page.reload()
    await app.amount.fill('10')
    await expect(app.button('Swap 10 A')).toBeEnabled()
    expect(await app.kept(wallet)).toBeNull()
  })
})

test.describe('an endpoint', () => {
  test.use({ allowedMessage: NETWORK_MESSAGE })

  test('that is down is asked again', async ({ app }) => {
    await app.prepare()
    await app.endpoint(route => route.abort())
    await app.alerts(/The endpoint http\S+ does not answer. The app asks again./)
    await app.clickInVain('Swap 10 A')
    await app.endpoint()
    await app.button('Swap 10 A').click()
    await app.says('99,990 A')
  })

  test('that is down while a transaction waits leaves it open', async ({ app }) => {
    await app.sendSwap()
    await app.endpoint(route => route.abort())
    await app.alerts(/The endpoint http\S+ does not answer. The app asks again./)
    await app.says('Swap of 10 A: sent, and waiting for a block.')
    await app.node.client.mine({ blocks: 1 })
    await app.endpoint()
    await app.says('Swap of 10 A: done in block')
    await app.endpoint(route => route.abort())
    await app.alerts('does not answer. The app asks again.')
    await app.says('Swap of 10 A: done in block')
    await app.node.client.mine({ blocks: CONFIRMATIONS - 1 })
    await app.endpoint()
    await app.says('and confirmed.')
  })

  test('of another chain is not read', async ({ app }) => {
    await app.forge(({ method }) => (method === 'eth_chainId' ? '0x5' : undefined))
    await app.open()
    await app.says(/serves chain 5, not 31337\. The app reads nothing from it\./)
  })

  test('out of reach offline is asked again online', async ({ app }) => {
    await app.connect()
    await app.page.context().setOffline(true)
    await app.alerts('You are offline. The app goes on once you are back.')
    await app.page.context().setOffline(false)
    await expect(app.page.getByText('You are offline.')).toHaveCount(0)
  })

  test('that is slow leaves a word on what is asked', async ({ app }) => {
    await app.open()
    await app.endpoint(async route => {
      await new Promise(resolve => setTimeout(resolve, 500))
      await route.continue()
    })
    await app.amount.fill('10')
    await app.says('Asking for offers…')
    await app.says('from v3, 0.3%')
  })
})

for (const [kind, symbol] of [
  ['an empty symbol', `0x${'20'.padStart(64, '0')}${'0'.repeat(64)}`],
  ['a symbol of 32 bytes', `0x${'4d4b52'.padEnd(64, '0')}`],
] as const) {
  test(`a token with ${kind} goes by its address`, async ({ app }) => {
    const token = app.site.swapx.tokens.A
    await app.forge(({ params: [call] = [] }) =>
      call?.data === '0x95d89b41' && call.to === token ? symbol : undefined,
    )
    await app.open()
    await app.says('0x2000…0001 has no symbol. Check its address')
    await app.amount.fill('10')
    await app.says('from v3, 0.3%')
  })
}

test('tokens that are not deployed yet are read once they are', async ({ app }) => {
  await app.forge(({ method }) => (method === 'eth_call' ? '0x' : undefined))
  await app.open()
  await app.alerts('The contract function "decimals" returned no data ("0x").')
  await app.endpoint()
  await app.amount.fill('10')
  await app.says('from v3, 0.3%')
  await expect(app.page.getByText('returned no data')).toHaveCount(0)
})

test('the keyboard is enough, and keeps its place', async ({ app }) => {
  const { page } = app
  await app.open('Fox')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('Tab', 'Enter')
  await app.says('100,000 A')
  // Disconnect, the token to pay with, the amount.
  await press('Tab', 'Tab', 'Tab')
  await page.keyboard.type('10')
  await expect(app.button('Approve 10 A')).toBeEnabled()
  // The token to receive, the offers, the button.
  await press('Tab', 'Tab', 'Tab', 'Enter')
  await app.says('Approval of 10 A: done in block')
  await expect(app.button('Swap 10 A')).toBeFocused()
  await press('Enter')
  await app.says('Swap of 10 A: done in block')
})

test.describe('looks', () => {
  /** What axe finds in both schemes, and whether the page is wider than the screen. */
  async function faults(page: Page) {
    await injectAxe(page)
    const found: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      found.push(...(await axeFindings(page, { within: 'body' })))
    }
    const isWide = await page.evaluate(() => document.body.scrollWidth > innerWidth)
    return isWide ? [...found, 'wider than the screen'] : found
  }

  for (const width of [320, 390, 1280]) {
    test(`hold no barrier at ${width} px`, async ({ app }) => {
      await app.page.setViewportSize({ width, height: 900 })
      const wallet = await app.open('Fox', 'A wallet with quite a long name')
      expect(await faults(app.page)).toEqual([])
      wallet.chainId = '0x1'
      await app.button('Connect Fox').click()
      await app.says('Your wallet is on chain 1')
      expect(await faults(app.page)).toEqual([])
      await app.button('Switch to SwapX local chain').click()
      await app.amount.fill('100')
      await app.says('Accept the price impact')
      expect(await faults(app.page)).toEqual([])
      await app.offer('v3').check()
      await app.page.getByRole('checkbox').check()
      await app.button('Sign a permit and swap').click()
      await app.says('Swap of 100 A: done in block')
      expect(await faults(app.page)).toEqual([])
    })
  }
})

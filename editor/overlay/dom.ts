type Attributes = Record<string, string | boolean | undefined>

/** Makes an element with attributes and children; a boolean attribute is there or not. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Array<Node | string | undefined>
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, '')
    else if (typeof value === 'string') element.setAttribute(key, value)
  }
  element.append(...children.filter((child) => child !== undefined))
  return element
}

/** A button that waits for what it does. */
export function makeButton(label: string, act: () => unknown, attributes: Attributes = {}): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, label)
  button.addEventListener('click', async () => {
    button.setAttribute('aria-busy', 'true')
    try {
      await act()
    } finally {
      button.removeAttribute('aria-busy')
    }
  })
  return button
}

/** The id of the phone's menu: the last thing in the header, below the bar. */
export const panelId = 'panel'

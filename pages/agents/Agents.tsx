import { FactTable } from '../shared/FactTable.tsx'
import code from '../ui/code.module.css'
import { Paragraphs, TextList } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { ListSection, Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Agents.module.css'
import type { AgentsData } from './load.ts'

export function Agents({ data }: { data: AgentsData }) {
  const { markdown, server, connect, door, limits, leftOut } = data.texts
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <Section id="mcp" title={server.title}>
        <Paragraphs items={server.intro} />
        <FactTable
          caption={server.title}
          columns={[server.columns.tool, server.columns.does]}
          rows={server.tools.map(({ name, does }) => ({
            id: name.replace('_', '-'),
            cells: [<code key="name">{name}</code>, <Text key="does" of={does} />],
          }))}
        />
      </Section>
      <Section id="connect" title={connect.title}>
        <Paragraphs items={[connect.address]} />
        <Code>{data.address}</Code>
        <Paragraphs items={[connect.configuration]} />
        <Code>{data.configuration}</Code>
      </Section>
      <Section id="markdown" title={markdown.title}>
        <TextList items={markdown.items} />
        <p>
          <Text as="a" href={data.llmsPath} of={markdown.link} />
        </p>
      </Section>
      <Section id="door" title={door.title}>
        <FactTable
          caption={door.title}
          columns={[door.columns.file, door.columns.does]}
          rows={door.files.map(({ path, does }) => ({
            id: path.replace(/^\W+|\?.*/g, '').replaceAll(/\W/g, '-'),
            cells: [<code key="path">{path}</code>, <Text key="does" of={does} />],
          }))}
        />
      </Section>
      <ListSection id="limits" {...limits} />
      <ListSection id="left-out" {...leftOut} />
    </>
  )
}

/** One click selects it whole, to be copied. */
function Code({ children }: { children: string }) {
  return (
    <div className={code.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre className={styles.code} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  )
}

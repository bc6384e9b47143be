import type { ShownSettings } from "../../contract.ts";
import { LineList } from "../line-list.tsx";
import { RenameWord } from "../rename-word.tsx";
import { SectionForm } from "../section-form.tsx";

export function VocabularySection({ value }: { value: ShownSettings["vocabulary"] }) {
  return (
    <SectionForm name="vocabulary" about="Tags, colours and sizes, in their order." value={value}>
      {({ draft, errors, set }) => (
        <div className="settings-fields">
          <LineList
            label="Tags"
            hint="One a line"
            value={draft.tags}
            show={(tag) => tag}
            read={(tag) => tag}
            field="tags"
            errors={errors}
            onChange={(tags) => set({ tags })}
          />
          <LineList
            label="Colours"
            hint="One a line, with its swatch: Verde #3f6b4a"
            value={draft.colors}
            show={({ name, swatch }) => `${name} ${swatch}`}
            read={(line) => ({ name: line.replace(/\s*#\w*$/, ""), swatch: /#\w*$/.exec(line)?.[0] ?? "" })}
            field="colors"
            errors={errors}
            onChange={(colors) => set({ colors })}
          />
          <LineList
            label="Sizes"
            hint="One a line, with its centimetres: 5x8 152 244"
            value={draft.sizes}
            show={({ name, width, length }) => `${name} ${width} ${length}`}
            read={(line) => {
              const [name = "", width, length] = line.split(/\s+/);
              return { name, width: Number(width ?? 0), length: Number(length ?? 0) };
            }}
            field="sizes"
            errors={errors}
            onChange={(sizes) => set({ sizes })}
          />
          <RenameWord vocabulary={value} />
        </div>
      )}
    </SectionForm>
  );
}

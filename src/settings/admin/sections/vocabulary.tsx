import type { ShownSettings } from "../../contract.ts";
import { LineList } from "../line-list.tsx";
import { RowList } from "../row-list.tsx";
import { RenameWord } from "../rename-word.tsx";
import { SectionForm } from "../section-form.tsx";
import { words } from "../words.ts";

export function VocabularySection({ value }: { value: ShownSettings["vocabulary"] }) {
  const said = words().vocabulary;
  return (
    <SectionForm name="vocabulary" about={words().about.vocabulary} value={value}>
      {({ draft, errors, set }) => (
        <div className="settings-fields settings-fields--wide">
          <LineList
            label={said.tags}
            hint={said.tagsHint}
            value={draft.tags}
            show={(tag) => tag}
            read={(tag) => tag}
            field="tags"
            errors={errors}
            onChange={(tags) => set({ tags })}
          />
          <RowList
            label={said.colors}
            value={draft.colors}
            nameOf={({ name }) => name}
            fresh={{ name: "", swatch: "#888888" }}
            add={said.addColor}
            field="colors"
            errors={errors}
            onChange={(colors) => set({ colors })}
          >
            {({ name, swatch }, put, place) => (
              <>
                <input
                  type="color"
                  aria-label={said.swatchOf(name, place + 1)}
                  value={swatch}
                  onChange={({ target }) => put({ swatch: target.value })}
                />
                <input
                  className="admin-input"
                  aria-label={said.colorName(place + 1)}
                  maxLength={40}
                  value={name}
                  onChange={({ target }) => put({ name: target.value })}
                />
              </>
            )}
          </RowList>
          <RowList
            label={said.sizes}
            value={draft.sizes}
            nameOf={({ name }) => name}
            fresh={{ name: "", width: 160, length: 230 }}
            add={said.addSize}
            field="sizes"
            errors={errors}
            onChange={(sizes) => set({ sizes })}
          >
            {({ name, width, length }, put, place) => (
              <>
                <input
                  className="admin-input settings-size-name"
                  aria-label={said.sizeName(place + 1)}
                  maxLength={20}
                  value={name}
                  onChange={({ target }) => put({ name: target.value })}
                />
                {(["width", "length"] as const).map((side) => (
                  <input
                    key={side}
                    className="admin-input"
                    inputMode="numeric"
                    aria-label={said[side](name, place + 1)}
                    value={side === "width" ? width : length}
                    onChange={({ target }) => put({ [side]: Number(target.value.replaceAll(/\D/g, "")) })}
                  />
                ))}
                <span className="admin-muted">cm</span>
              </>
            )}
          </RowList>
          <RenameWord vocabulary={value} />
        </div>
      )}
    </SectionForm>
  );
}

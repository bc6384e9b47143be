import { Notice } from "../../ui/notice.tsx";
import { type FormErrors, missingList } from "../rules/form.ts";

/** Links to what is missing, above the button. */
export function MissingList({ errors }: { errors: FormErrors }) {
  const { title, fields } = missingList(errors);
  return (
    <Notice tone="bad" role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p className="missing-list">
        {fields.map(({ field, name }, at) => (
          <span key={field}>
            {at > 0 && (at === fields.length - 1 ? " y " : ", ")}
            <a
              className="link"
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {at === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name}
            </a>
          </span>
        ))}
        .
      </p>
    </Notice>
  );
}

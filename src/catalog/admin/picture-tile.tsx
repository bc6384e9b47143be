import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Ellipsis, GripVertical } from "lucide";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import { formWords } from "./form-words.ts";
import "../../media/admin/picture-tile.css";

type Props = {
  image: string;
  index: number;
  count: number;
  isThumbnail: boolean;
  move: (to: number) => void;
  useAsThumbnail: () => void;
  remove: () => void;
};

export function PictureTile({ image, index, count, isThumbnail, move, useAsThumbnail, remove }: Props) {
  const said = formWords().pictures;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: image,
  });
  const name = index === 0 ? said.cover : `${index + 1}`;
  return (
    <div
      ref={setNodeRef}
      className={isDragging ? "picture-tile is-dragged" : "picture-tile"}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="picture-tile__image">
        <img src={pictureAddress(image, 360, "webp")} alt={said.number(index + 1)} draggable={false} />
      </div>
      <div className="picture-tile__caption">
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="picture-tile__grip"
          {...attributes}
          {...listeners}
          aria-label={said.move(index + 1)}
        >
          <I of={GripVertical} s />
        </button>
        {index === 0 ? <b>{name}</b> : name}
        {isThumbnail && <span className="admin-muted"> · {said.thumbnail}</span>}
        <DropdownMenu.Root>
          <DropdownMenu.Trigger className="picture-tile__button" aria-label={said.menu(index + 1)}>
            <I of={Ellipsis} s />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal container={usePortalRoot()}>
            <DropdownMenu.Content className="admin-menu" align="end">
              {index > 0 && <DropdownMenu.Item onSelect={() => move(index - 1)}>{said.left}</DropdownMenu.Item>}
              {index < count - 1 && <DropdownMenu.Item onSelect={() => move(index + 1)}>{said.right}</DropdownMenu.Item>}
              {index > 0 && <DropdownMenu.Item onSelect={() => move(0)}>{said.makeCover}</DropdownMenu.Item>}
              <DropdownMenu.Item onSelect={useAsThumbnail}>{said.useAsThumbnail}</DropdownMenu.Item>
              <DropdownMenu.Item className="is-bad" onSelect={remove}>
                {said.remove}
              </DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      </div>
    </div>
  );
}

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useEffect, useRef } from "react";
import { DropZone, PICTURES } from "../../media/admin/drop-zone.tsx";
import { UploadTile } from "../../media/admin/upload-tile.tsx";
import { useUploads } from "../../media/admin/use-uploads.ts";
import type { Place } from "../../media/admin/send-file.ts";
import { putInChosenOrder } from "../rules/put-in-chosen-order.ts";
import { PictureTile } from "./picture-tile.tsx";
import { formWords } from "./form-words.ts";

type Props = {
  images: string[];
  thumbnail: string;
  place: Place;
  /** Gives the newest list: uploads end while others are being moved. */
  change: (next: (images: string[]) => string[]) => void;
  setThumbnail: (image: string) => void;
  /** Files are on their way: saving now would leave them out. */
  onBusy: (busy: boolean) => void;
};

/** What is told while a picture is moved: its number, never its address. */
function spoken(images: string[]): Announcements {
  const said = formWords().pictures;
  const numberOf = (id: UniqueIdentifier) => images.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => said.pickedUp(numberOf(active.id)),
    onDragOver: ({ active, over }) => (over ? said.at(numberOf(active.id), numberOf(over.id), images.length) : undefined),
    onDragEnd: ({ active, over }) => (over ? said.dropped(numberOf(active.id), numberOf(over.id), images.length) : undefined),
    onDragCancel: ({ active }) => said.stays(numberOf(active.id)),
  };
}

/** Drag with pointer, finger or keyboard; every move is also in the tile's menu. */
export function Pictures({ images, thumbnail, place, change, setThumbnail, onBusy }: Props) {
  const said = formWords().pictures;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const chosen = useRef(new Map<string, number>());
  const uploads = useUploads(place, ({ url }, id) => {
    chosen.current.set(url, id);
    change((now) => putInChosenOrder(now, url, chosen.current));
  });
  useEffect(() => onBusy(uploads.busy), [onBusy, uploads.busy]);
  const move = (from: number, to: number) => change((now) => arrayMove(now, from, Math.max(0, Math.min(to, now.length - 1))));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(images.indexOf(String(active.id)), images.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: spoken(images), screenReaderInstructions: { draggable: said.help } }}
    >
      <SortableContext items={images} strategy={rectSortingStrategy}>
        <div className="picture-grid">
          {images.map((image, index) => (
            <PictureTile
              key={image}
              image={image}
              index={index}
              count={images.length}
              isThumbnail={thumbnail === image}
              move={(to) => move(index, to)}
              useAsThumbnail={() => setThumbnail(image)}
              remove={() => change((now) => now.filter((each) => each !== image))}
            />
          ))}
          {uploads.uploads.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              drop={() => uploads.drop(upload.id)}
              retry={() => uploads.retry(upload.id)}
            />
          ))}
          <DropZone accept={PICTURES} multiple add={uploads.add}>
            <b className="admin-drop-area__desktop">{said.drop}</b>
            <b className="admin-phone-only">{said.choose}</b>
            <span>{said.several}</span>
          </DropZone>
        </div>
      </SortableContext>
    </DndContext>
  );
}
